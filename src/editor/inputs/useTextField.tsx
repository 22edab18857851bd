import { FieldHelp } from '#src/editor/FieldHelp.tsx'
import type { FieldProps } from '#src/editor/FieldProps.ts'
import { fieldId } from '#src/editor/fieldId.ts'
import { useProblems } from '#src/editor/useProblems.ts'

/**
 * Options of a typed field: the text for its value, additional help, and the value for a typed text.
 */
type Ways = { text?: string; limits?(text: string): string; read?(typed: string): unknown }

/**
 * The common parts of typed fields: the shown text, which is empty for values that are not texts unless `text` is set; `give`, which
 * accepts typed text and removes an empty optional field; the props of every `TextField` (`frame`); and those of a free-solo `Autocomplete`
 * (`proposing`).
 */
export function useTextField({ field, label, value, keyPath, isNeeded, source, onChange }: FieldProps, ways: Ways = {}) {
  const { text = typeof value === 'string' ? value : '', limits = () => '', read = (typed) => typed } = ways
  const problems = useProblems(keyPath)
  const id = fieldId(keyPath)
  const onCopy = typeof source === 'string' && source !== text ? () => onChange(source) : undefined
  const give = (typed: string) => onChange(typed === '' && !isNeeded ? undefined : read(typed))
  return {
    text,
    give,
    frame: {
      id,
      label,
      required: isNeeded,
      error: problems.some(({ severity }) => severity === 'error'),
      helperText: (
        <FieldHelp problems={problems} about={field.about} limits={limits(text)} source={source} keyPath={keyPath} onCopy={onCopy} />
      ),
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
