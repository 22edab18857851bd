import { useContext } from 'react'
import type { KeyPath } from '#src/site/site.ts'
import { FormContext } from './FormContext.ts'

/** A problem at a place; `onStillRight` says that a translated text need not be changed. */
export type FieldProblem = { severity: 'error' | 'warning'; text: string; onStillRight?: () => void }

/** What is wrong at a place, in the words of `validate`, with how to put it right. */
export function useProblems(keyPath: KeyPath): FieldProblem[] {
  const { problems, onStillRight } = useContext(FormContext)
  return (problems.get(keyPath.join('.')) ?? []).map(({ severity, message, hint, stillRight }) => ({
    severity,
    text: hint === undefined ? message : `${message}. ${hint}`,
    ...(stillRight && { onStillRight: () => onStillRight(stillRight) }),
  }))
}
