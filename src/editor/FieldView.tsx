import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type ReactNode, memo, useCallback, useContext, useLayoutEffect, useMemo, useRef } from 'react'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { ChoiceInput } from './ChoiceInput.tsx'
import { EntryInput } from './inputs/EntryInput.tsx'
import type { FieldProps } from './FieldProps.ts'
import { JsonInput } from './JsonInput.tsx'
import { TextInput } from './TextInput.tsx'
import { blankOf } from './blankOf.ts'
import { fieldId } from './fieldId.ts'
import { AssetInput } from './inputs/AssetInput.tsx'
import { ColourInput } from './inputs/ColourInput.tsx'
import { FormContext } from './FormContext.ts'
import { followingFields } from './inputs/followingFields.ts'
import { FieldFrame } from './inputs/FieldFrame.tsx'
import { CropInput } from './inputs/CropInput.tsx'
import { isCropField } from './inputs/cropValue.ts'
import { FocusInput } from './inputs/FocusInput.tsx'
import { HeadlineInput } from './inputs/HeadlineInput.tsx'
import { IconInput } from './inputs/IconInput.tsx'
import { HIGHLIGHT, isHeadline } from './inputs/isHeadline.ts'
import { isFocusPoint } from './inputs/focusPoint.ts'
import { LinkInput } from './inputs/LinkInput.tsx'
import { ListInput } from './inputs/ListInput.tsx'
import { MarkdownInput } from './inputs/MarkdownInput.tsx'
import { MomentInput } from './inputs/MomentInput.tsx'
import { carriedOver } from './inputs/carriedOver.ts'
import { optionOf } from './optionOf.ts'
import { FontInput } from './look/FontInput.tsx'
import { isFields } from '#src/site/isFields.ts'
import { withAllItems } from '#src/site/languages/overlay.ts'

/** A field of a form with all nested fields, of any kind. */
export function FieldView({ field, ...props }: FieldProps) {
  const src = isOfPicture(field) ? props.around?.value['src'] : undefined
  if (typeof src === 'string' && src !== '') {
    if (field.kind !== 'group' || !isCropField(field)) return <FocusInput field={field} {...props} src={src} />
    return (
      <CropInput field={field} {...props} src={src}>
        <GroupFields field={field} {...props} />
      </CropInput>
    )
  }
  switch (field.kind) {
    case 'boolean':
    case 'choice':
      return <ChoiceInput field={field} {...props} />
    case 'entry':
      return <EntryInput field={field} {...props} />
    case 'json':
      return <JsonInput field={field} {...props} />
    case 'list':
      return <ListInput field={field} {...props} renderItem={renderItem} />
    case 'group':
      if (isFontOfTheme(field))
        return (
          <FontInput value={props.value} onChange={props.onChange}>
            <Optional field={field} {...props}>
              <GroupFields field={field} {...props} />
            </Optional>
          </FontInput>
        )
      return (
        <Optional field={field} {...props}>
          <GroupFields field={field} {...props} />
        </Optional>
      )
    case 'union':
      return (
        <Optional field={field} {...props}>
          <UnionView field={field} {...props} />
        </Optional>
      )
    case 'link':
    case 'page':
      return <LinkInput field={field} {...props} />
    case 'icon':
      return <IconInput field={field} {...props} />
    case 'asset':
      return <AssetInput field={field} {...props} />
    case 'colour':
      return <ColourInput field={field} {...props} />
    case 'moment':
      return <MomentInput field={field} {...props} />
    case 'markdown':
      return <MarkdownInput field={field} {...props} />
    case 'text':
    case 'long':
      if (props.around) return <HeadlineInput field={field} {...props} around={props.around} />
      return <TextInput field={field} {...props} />
    default:
      return <TextInput field={field} {...props} />
  }
}

/** Whether a field is edited on the picture of its group. */
function isOfPicture(field: FormField): boolean {
  return isFocusPoint(field) || isCropField(field)
}

/** Whether a group is the font of the theme. */
function isFontOfTheme({ fields }: Group): boolean {
  return ['family', 'files', 'weights'].every((wanted) => fields.some(({ name }) => name === wanted))
}

/** List items already have a frame. */
function renderItem({ field, ...props }: FieldProps) {
  if (field.kind !== 'group') return <FieldView field={field} {...props} />
  const { label, keyPath } = props
  return (
    <Box role="group" aria-label={label} id={fieldId(keyPath)} tabIndex={-1}>
      <GroupFields field={field} {...props} />
    </Box>
  )
}

/** A frame with a label; an optional field can be added and removed. */
function Optional({ field, label, value, keyPath, isNeeded, source, onChange, children }: FieldProps & { children: ReactNode }) {
  return (
    <FieldFrame label={label} about={field.about} keyPath={keyPath}>
      {value === undefined ? (
        <Button variant="outlined" onClick={() => onChange(blankOf(field))}>
          Add {label.toLowerCase()}
        </Button>
      ) : (
        <Stack spacing={2}>
          {children}
          {!isNeeded && source === undefined && (
            <Button color="error" sx={{ alignSelf: 'start' }} onClick={() => onChange(undefined)}>
              Remove {label.toLowerCase()}
            </Button>
          )}
        </Stack>
      )}
    </FieldFrame>
  )
}

type Group = Extract<FormField, { kind: 'group' }>

/** The key that identifies an item in a translation. */
const NAMES = new Set(['id', 'key'])

/** The fields of a group, stacked. */
export function GroupFields({
  field,
  value,
  keyPath,
  source,
  onChange,
  without,
}: Pick<FieldProps<Group>, 'field' | 'value' | 'keyPath' | 'source' | 'onChange'> & { without?: string | undefined }) {
  const fields = (value ?? {}) as Record<string, unknown>
  const sources = isFields(source) ? source : {}
  const names = field.fields.map(({ name }) => name)
  const { fresh } = useContext(FormContext)
  const isFresh = fresh !== null && `${keyPath.join('.')}.`.startsWith(`${fresh}.`)
  // A translation has its own words for both.
  const hasHeadline = !isFields(source) && isHeadline(field, 'title')
  const latest = useRef({ fields, onChange, parts: field.fields, isFresh })
  useLayoutEffect(() => {
    latest.current = { fields, onChange, parts: field.fields, isFresh }
  })
  const give = useCallback((name: string, next: unknown) => {
    const { fields, onChange, parts, isFresh } = latest.current
    const { [name]: before, ...others } = fields
    const following = isFresh ? followingFields({ parts, fields, name, before, next }) : {}
    // Remaining fields keep their order.
    onChange(next === undefined ? others : { ...fields, [name]: next, ...following })
  }, [])
  return (
    <Stack spacing={2}>
      {field.fields
        .filter(({ name }) => name !== without && !(isFields(source) && NAMES.has(name)) && !(hasHeadline && name === HIGHLIGHT))
        .map(({ name, label, field: inner, isNeeded }) => (
          <PartView
            key={name}
            name={name}
            label={label}
            field={inner}
            value={fields[name]}
            keyPath={[...keyPath, name]}
            // A translation takes missing fields from its source.
            isNeeded={isNeeded && sources[name] === undefined}
            source={sources[name]}
            give={give}
            {...(inner.kind === 'asset' || inner.kind === 'colour' || isOfPicture(inner) || (hasHeadline && name === 'title')
              ? { around: { names, value: fields, onChange } }
              : {})}
          />
        ))}
    </Stack>
  )
}

type Part = Omit<FieldProps, 'onChange'> & { name: string; give(name: string, value: unknown): void }

/** A field of a group. It re-renders only if it has changed: forms are long, and authors type fast. */
const PartView = memo(function PartView({ name, give, ...props }: Part) {
  const { value, source } = props
  const shown = useMemo(() => (value === undefined && isFields(source) ? {} : withAllItems(value, source)), [value, source])
  return <FieldView {...props} value={shown} onChange={(next) => give(name, next)} />
}, isSamePart)

function isSamePart({ keyPath, ...before }: Part, { keyPath: place, ...now }: Part): boolean {
  const names = Object.keys({ ...before, ...now }) as (keyof typeof now)[]
  return keyPath.join('.') === place.join('.') && names.every((name) => before[name] === now[name])
}

function UnionView({ field, label, value, keyPath, source, onChange }: FieldProps<Extract<FormField, { kind: 'union' }>>) {
  const { tag, tagLabel, options } = field
  const at = optionOf(field, isFields(source) && isFields(value) ? { ...source, ...value } : (value ?? source))
  const option = options[at]!
  return (
    <Stack spacing={2}>
      <TextField
        select
        disabled={source !== undefined}
        label={tag === undefined ? `What ${label.toLowerCase()} is` : tagLabel}
        id={tag === undefined ? `${fieldId(keyPath)}-option` : fieldId([...keyPath, tag])}
        value={at}
        slotProps={{ select: { native: true } }}
        onChange={({ target }) => onChange(carriedOver(value, options[Number(target.value)]!.field))}>
        {options.map(({ title, label: words }, index) => (
          <option key={title} value={index}>
            {words}
          </option>
        ))}
      </TextField>
      {option.field.kind === 'group' ? (
        <GroupFields
          field={option.field}
          value={value}
          keyPath={keyPath}
          source={source}
          onChange={onChange}
          {...(tag !== undefined && { without: tag })}
        />
      ) : (
        <FieldView field={option.field} label={label} value={value} keyPath={keyPath} isNeeded source={source} onChange={onChange} />
      )}
    </Stack>
  )
}
