import { useContext } from 'react'
import type { KeyPath } from '#src/site/site.ts'
import { FormContext } from './FormContext.ts'

/** A problem at a place; `onStillRight` confirms that a translated text needs no change. */
export type FieldProblem = { severity: 'error' | 'warning'; text: string; onStillRight?: () => void }

/** The problems at a place in the words of `validate`, with their fixes. */
export function useProblems(keyPath: KeyPath): FieldProblem[] {
  const { problems, onStillRight } = useContext(FormContext)
  return (problems.get(keyPath.join('.')) ?? []).map(({ severity, message, hint, stillRight }) => ({
    severity,
    text: hint === undefined ? message : `${message}. ${hint}`,
    ...(stillRight && { onStillRight: () => onStillRight(stillRight) }),
  }))
}
