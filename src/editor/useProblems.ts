import { useContext } from 'react'
import type { KeyPath } from '#src/site/site.ts'
import { FormContext } from './FormContext.ts'

/** What is wrong at a place, in the words of `validate`, with how to put it right. */
export function useProblems(keyPath: KeyPath): { severity: 'error' | 'warning'; text: string }[] {
  const { problems } = useContext(FormContext)
  return (problems.get(keyPath.join('.')) ?? []).map(({ severity, message, hint }) => ({
    severity,
    text: hint === undefined ? message : `${message}. ${hint}`,
  }))
}
