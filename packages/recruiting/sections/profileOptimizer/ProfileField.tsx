import { InputField, useSite } from 'page-builder/ui'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { graphemeCount } from '#packages/recruiting/analysis/text/graphemeCount.ts'

type ProfileFieldProps = {
  /** Unique on the page. */
  name: string
  field: { label: string; help?: string | undefined }
  value: string
  most: number
  /** The number of lines; a single-line field if left out. */
  rows?: number
  /** The limit of the field, if it has a counter. */
  limit?: number | undefined
  lengthLabel?: string
  /** The error message. */
  error?: string | undefined
  onChange(value: string): void
}

/** One pasted field with its label and, if it has a limit, a grapheme counter. */
export function ProfileField({ name, field, value, most, rows, limit, lengthLabel = '', error, onChange }: ProfileFieldProps) {
  const { language } = useSite()
  return (
    <InputField
      id={`profile_${name}`}
      label={field.label}
      help={field.help}
      hint={
        limit === undefined
          ? undefined
          : fill(lengthLabel, { characters: graphemeCount(value).toLocaleString(language), limit: limit.toLocaleString(language) })
      }
      error={error}
      rows={rows}
      attributes={{ value, maxLength: most, autoComplete: 'off', onChange: (event) => onChange(event.target.value) }}
    />
  )
}
