import Stack from '@mui/material/Stack'
import type { EditorSite, FormField } from '#src/node/dev/editor/wire.ts'
import { GroupFields } from '#src/editor/FieldView.tsx'
import type { KeyPath } from '#src/site/site.ts'
import { FoldedPart } from './FoldedPart.tsx'
import { MenuPlaces } from './MenuPlaces.tsx'
import { formParts } from './formParts.ts'

type Group = Extract<FormField, { kind: 'group' }>

/** The form of a file: in parts, if its kind has any, and limited to `fields`. */
export function FormParts({
  form,
  kind,
  file,
  fields,
  site,
  value,
  source,
  onChange,
}: {
  form: Group
  kind: string
  file: string
  fields: readonly string[] | undefined
  site: EditorSite
  value: unknown
  source: unknown
  onChange(value: unknown): void
}) {
  const keyPath: KeyPath = []
  const only = (names: readonly string[]): Group => ({ ...form, fields: form.fields.filter(({ name }) => names.includes(name)) })
  const parts = formParts[kind]
  if (!parts)
    return <GroupFields field={fields ? only(fields) : form} value={value} keyPath={keyPath} source={source} onChange={onChange} />
  const told = new Set(parts.flatMap((part) => part.fields))
  const rest = form.fields.map(({ name }) => name).filter((name) => !told.has(name))
  const all = rest.length > 0 ? [...parts, { title: 'More', about: 'Other settings.', fields: rest }] : parts
  return (
    <Stack spacing={1.5}>
      {all
        .filter((part) => only(part.fields).fields.length > 0)
        .map((part) => (
          <FoldedPart key={part.title} title={part.title} about={part.about} isOpen={part.isOpen === true}>
            {part.fields.includes('menus') ? (
              <MenuPlaces field={only(part.fields)} file={file} site={site} value={value} onChange={onChange} />
            ) : (
              <GroupFields field={only(part.fields)} value={value} keyPath={keyPath} source={source} onChange={onChange} />
            )}
          </FoldedPart>
        ))}
    </Stack>
  )
}
