import { fill } from '#src/sections/tools/fill.ts'
import { graphemeCount } from '#src/tools/text/graphemeCount.ts'
import { useSite } from '#src/ui/SiteContext.ts'

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
  onChange(value: string): void
}

/** One pasted field with its label and, where there is a limit, the count of characters as a reader sees them. */
export function ProfileField({ name, field, value, most, rows, limit, lengthLabel = '', onChange }: ProfileFieldProps) {
  const { language } = useSite()
  const id = `profile-${name}`
  const described = [field.help !== undefined && `${id}-help`, limit !== undefined && `${id}-count`].filter(Boolean).join(' ') || undefined
  const shared = {
    id,
    value,
    maxLength: most,
    'aria-describedby': described,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      {rows === undefined ? <input type="text" {...shared} /> : <textarea rows={rows} {...shared} />}
      {field.help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {field.help}
        </p>
      )}
      {limit !== undefined && (
        <p className="help" id={`${id}-count`}>
          {fill(lengthLabel, { characters: graphemeCount(value).toLocaleString(language), limit: limit.toLocaleString(language) })}
        </p>
      )}
    </div>
  )
}
