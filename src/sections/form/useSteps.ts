import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { shownFields } from '#src/site/forms/shownFields.ts'
import { stepsOf } from '#src/site/forms/stepsOf.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { readValues } from './fieldElements.ts'
import { keptStep, saveStep } from './formDraft.ts'
import type { FormView } from './FormView.ts'
import type { useSubmission } from './useSubmission.ts'

/**
 * The steps of a form, and the one that is shown. `goOn` shows the next step with fields and returns false if there is none; `goBack` shows
 * the previous one. Problems of a submission show the first step that has one. The step stays open over a reload, like the typed values.
 */
export function useSteps({ name, fields }: FormView, { errors, attempt }: ReturnType<typeof useSubmission>) {
  const steps = useMemo(() => stepsOf(fields), [fields])
  const [chosen, setChosen] = useState<{ step?: number; attempt: number }>({ attempt: 0 })
  const wrong = steps.findIndex((step) => step.fields.some((field) => errors.some((error) => error.name === field.name)))
  const kept = useHydrated() ? keptStep(name) : 0
  const open = chosen.step ?? (steps[kept] ? kept : 0)
  const current = attempt > chosen.attempt && wrong >= 0 ? wrong : open

  /** Skips steps whose fields do not apply. */
  function go(form: HTMLFormElement, by: 1 | -1): boolean {
    const shown = new Set(shownFields(fields, readValues(form, fields)).map((field) => field.name))
    let next = current + by
    while (steps[next]?.fields.every((field) => !shown.has(field.name))) next += by
    if (!steps[next]) return false
    flushSync(() => setChosen({ step: next, attempt }))
    saveStep(name, next)
    document.getElementById(stepId(name, next))?.focus()
    return true
  }

  return { steps, current, goOn: (form: HTMLFormElement) => go(form, 1), goBack: (form: HTMLFormElement) => go(form, -1) }
}

/** The id of the heading of a step. */
export function stepId(form: string, step: number): string {
  return `_${form}_step-${step + 1}`
}
