import { InputField, useSite } from 'page-builder/ui'
import { fill } from '#packages/recruiting/ui/fill.ts'
import { graphemeCount } from '#packages/recruiting/analysis/text/graphemeCount.ts'

type ProfileFieldProps = {
  /** Unique on the page. */
  name: string
  field: { label: string; help?: string | undefined }
  value: string
  most: number
  /** Lines of a box; a single line when left out. */
  rows?: number
  /** The limit of the field, when its use is counted. */
  limit?: number | undefined
  lengthLabel?: string
  /** What is wrong with it, in words. */
  error?: string | undefined
  onChange(value: string): void
}

/** One pasted field with its label and, where there is a limit, the count of characters as a reader sees them. */
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
