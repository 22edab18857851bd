import { FieldHelp } from '#src/editor/FieldHelp.tsx'
import type { FieldProps } from '#src/editor/FieldProps.ts'
import { fieldId } from '#src/editor/fieldId.ts'
import { useProblems } from '#src/editor/useProblems.ts'

/**
 * How a field differs from a plain text: what is shown of its value, more about a text in words, and the value that a typed text stands
 * for.
 */
type Ways = { text?: string; limits?(text: string): string; read?(typed: string): unknown }

/**
 * What all fields that are typed have in common: the text that is shown, of texts only unless `text` says otherwise; `give`, which takes
 * what is typed, and leaves out an empty field that may be; what every `TextField` gets (`frame`); and what an `Autocomplete` gets that
 * proposes but lets anything be typed (`proposing`).
 */
export function useTextField({ field, label, value, keyPath, isNeeded, source, onChange }: FieldProps, ways: Ways = {}) {
  const { text = typeof value === 'string' ? value : '', limits = () => '', read = (typed) => typed } = ways
  const problems = useProblems(keyPath)
  const id = fieldId(keyPath)
  const give = (typed: string) => onChange(typed === '' && !isNeeded ? undefined : read(typed))
  return {
    text,
    give,
    frame: {
      id,
      label,
      required: isNeeded,
      error: problems.some(({ severity }) => severity === 'error'),
      helperText: <FieldHelp problems={problems} about={field.about} limits={limits(text)} source={source} />,
    },
    proposing: {
      freeSolo: true as const,
      id,
      inputValue: text,
      onInputChange: (_event: unknown, typed: string, reason: string) => void (reason !== 'reset' && give(typed)),
      onChange: (_event: unknown, chosen: unknown) => void (typeof chosen === 'string' && give(chosen)),
    },
  }
}
