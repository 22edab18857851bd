import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import type { KeyPath } from '#src/site/site.ts'
import { ChoiceInput } from './ChoiceInput.tsx'
import { FieldHelp } from './FieldHelp.tsx'
import type { FieldProps } from './FieldProps.ts'
import { JsonInput } from './JsonInput.tsx'
import { TextInput } from './TextInput.tsx'
import { blankOf } from './blankOf.ts'
import { fieldId } from './fieldId.ts'
import { labelOf } from './labelOf.ts'
import { optionOf } from './optionOf.ts'
import { useProblems } from './useProblems.ts'

/** A field of a form with everything in it, whatever its kind is. */
export function FieldView({ field, ...props }: FieldProps) {
  switch (field.kind) {
    case 'boolean':
    case 'choice':
      return <ChoiceInput field={field} {...props} />
    case 'json':
      return <JsonInput field={field} {...props} />
    case 'list':
      return <ListView field={field} {...props} />
    case 'group':
      return (
        <Optional field={field} {...props}>
          <GroupFields field={field} value={props.value} keyPath={props.keyPath} onChange={props.onChange} />
        </Optional>
      )
    case 'union':
      return (
        <Optional field={field} {...props}>
          <UnionView field={field} {...props} />
        </Optional>
      )
    default:
      return <TextInput field={field} {...props} />
  }
}

/** A frame with a name; a field that may be left out can be added and taken away. */
function Optional({ field, label, value, keyPath, isNeeded, onChange, children }: FieldProps & { children: ReactNode }) {
  return (
    <Frame label={label} about={field.about} keyPath={keyPath}>
      {value === undefined ? (
        <Button variant="outlined" onClick={() => onChange(blankOf(field))}>
          Add {label.toLowerCase()}
        </Button>
      ) : (
        <Stack spacing={2}>
          {children}
          {!isNeeded && (
            <Button color="error" sx={{ alignSelf: 'start' }} onClick={() => onChange(undefined)}>
              Remove {label.toLowerCase()}
            </Button>
          )}
        </Stack>
      )}
    </Frame>
  )
}

function Frame({
  label,
  about,
  limits,
  keyPath,
  children,
}: {
  label: string
  about: string
  limits?: string
  keyPath: KeyPath
  children: ReactNode
}) {
  const problems = useProblems(keyPath)
  const id = fieldId(keyPath)
  return (
    <Box
      component="fieldset"
      id={id}
      tabIndex={-1}
      aria-describedby={`${id}-about`}
      sx={{ m: 0, p: 1.5, pt: 0.5, minWidth: 0, border: 1, borderColor: 'grey.400', borderRadius: 1 }}>
      <Box component="legend" sx={{ px: 0.5, fontWeight: 600 }}>
        {label}
      </Box>
      <Box id={`${id}-about`} sx={{ mb: 1.5, fontSize: '0.75rem' }}>
        <FieldHelp problems={problems} about={about} limits={limits ?? ''} />
      </Box>
      {children}
    </Box>
  )
}

type Group = Extract<FormField, { kind: 'group' }>

/** The fields of a group, one under the other. */
export function GroupFields({
  field,
  value,
  keyPath,
  onChange,
  without,
}: Pick<FieldProps<Group>, 'field' | 'value' | 'keyPath' | 'onChange'> & { without?: string }) {
  const fields = (value ?? {}) as Record<string, unknown>
  return (
    <Stack spacing={2}>
      {field.fields
        .filter(({ name }) => name !== without)
        .map(({ name, field: inner, isNeeded }) => (
          <FieldView
            key={name}
            field={inner}
            label={labelOf(name)}
            value={fields[name]}
            keyPath={[...keyPath, name]}
            isNeeded={isNeeded}
            onChange={(next) => {
              const { [name]: _before, ...others } = fields
              // A field that stays keeps its place.
              onChange(next === undefined ? others : { ...fields, [name]: next })
            }}
          />
        ))}
    </Stack>
  )
}

function UnionView({ field, label, value, keyPath, onChange }: FieldProps<Extract<FormField, { kind: 'union' }>>) {
  const { tag, options } = field
  const at = optionOf(field, value)
  const option = options[at]!
  return (
    <Stack spacing={2}>
      <TextField
        select
        label={tag === undefined ? `What ${label.toLowerCase()} is` : labelOf(tag)}
        id={tag === undefined ? `${fieldId(keyPath)}-option` : fieldId([...keyPath, tag])}
        value={at}
        slotProps={{ select: { native: true } }}
        onChange={({ target }) => onChange(blankOf(options[Number(target.value)]!.field))}>
        {options.map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </TextField>
      {option.field.kind === 'group' ? (
        <GroupFields
          field={option.field}
          value={value}
          keyPath={keyPath}
          onChange={onChange}
          {...(tag !== undefined && { without: tag })}
        />
      ) : (
        <FieldView field={option.field} label={label} value={value} keyPath={keyPath} isNeeded onChange={onChange} />
      )}
    </Stack>
  )
}

function ListView({ field, label, value, keyPath, onChange, isNeeded }: FieldProps<Extract<FormField, { kind: 'list' }>>) {
  const items = Array.isArray(value) ? (value as unknown[]) : []
  const { item, least = 0, most } = field
  const give = (next: unknown[]) => onChange(next.length === 0 && !isNeeded ? undefined : next)
  const swap = (from: number, to: number) => give(items.with(from, items[to]).with(to, items[from]))
  const limits = most === undefined ? (least > 0 ? `at least ${least}` : '') : `${items.length} of at most ${most}`
  return (
    <Frame label={label} about={field.about} limits={limits} keyPath={keyPath}>
      <Stack component="ol" spacing={1.5} sx={{ m: 0, mb: items.length > 0 ? 1.5 : 0, p: 0, listStyle: 'none' }}>
        {items.map((entry, index) => {
          const name = `${label} ${index + 1}`
          const act = (word: string, isOff: boolean, onClick: () => void) => (
            <Button aria-label={`${word}: ${name}`} disabled={isOff} onClick={onClick} sx={{ minWidth: 0 }}>
              {word}
            </Button>
          )
          const inner = (
            <FieldView
              field={item}
              label={name}
              value={entry}
              keyPath={[...keyPath, index]}
              isNeeded
              onChange={(next) => give(items.with(index, next ?? ''))}
            />
          )
          return (
            // Items have no names of their own, and a field that is typed in must stay the same element.
            // oxlint-disable-next-line react/no-array-index-key
            <Box component="li" key={index}>
              {titleOf(entry) === undefined ? (
                inner
              ) : (
                <details>
                  <Box component="summary" sx={{ py: 0.75, cursor: 'pointer', fontWeight: 600 }}>
                    {index + 1}. {titleOf(entry)}
                  </Box>
                  {inner}
                </details>
              )}
              <Stack direction="row" spacing={0.5}>
                {act('Up', index === 0, () => swap(index, index - 1))}
                {act('Down', index === items.length - 1, () => swap(index, index + 1))}
                {act('Remove', false, () => give(items.toSpliced(index, 1)))}
              </Stack>
            </Box>
          )
        })}
      </Stack>
      <Button variant="outlined" disabled={most !== undefined && items.length >= most} onClick={() => give([...items, blankOf(item)])}>
        Add to {label.toLowerCase()}
      </Button>
    </Frame>
  )
}

/** What an item is called in a list, if it is more than one field: the first text in it. */
function titleOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const texts = Object.values(value).filter((part) => typeof part === 'string' && part !== '')
  return (texts.find((text) => /\s/.test(text as string)) ?? texts[0] ?? 'New') as string
}
