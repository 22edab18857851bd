import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type ReactNode, useContext, useId, useRef, useState } from 'react'
import type { FieldProps } from '#src/editor/FieldProps.ts'
import { proseOf } from '#src/editor/canvas/proseOf.ts'
import { FormContext } from '#src/editor/FormContext.ts'
import { focusFirstField } from '#src/editor/focusField.ts'
import { blankOf } from '#src/editor/blankOf.ts'
import type { FormField } from '#src/node/dev/editor/wire.ts'
import { isFields } from '#src/site/isFields.ts'
import { sourceAt } from '#src/site/languages/overlay.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { IconAction } from './IconAction.tsx'
import { EditorIcon } from './EditorIcon.tsx'
import { followKeys } from './followKeys.ts'
import { useDragSort } from './useDragSort.ts'

/** The style of text for screen readers only. */
const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const

/**
 * A list: items are added, removed, and sorted by dragging, with the keys of their handles, or with Up and Down; each result is announced.
 * `renderItem` returns the input of an item.
 */
export function ListInput({
  field,
  label,
  value,
  keyPath,
  onChange,
  isNeeded,
  source,
  renderItem,
}: FieldProps<Extract<FormField, { kind: 'list' }>> & { renderItem(props: FieldProps): ReactNode }) {
  const items = Array.isArray(value) ? (value as unknown[]) : NONE
  const { item, least = 0, most } = field
  const [known, setKnown] = useState<ReturnType<typeof followKeys>>(() => ({
    items,
    keys: items.map((_, index) => index),
    next: items.length,
  }))
  const [added, setAdded] = useState<number>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const hint = useId()
  const { onFresh } = useContext(FormContext)
  if (known.items !== items) setKnown(followKeys(known, items))
  const { keys } = known.items === items ? known : followKeys(known, items)

  // The source of a translation determines the items and their order.
  const isFixed = Array.isArray(source) && items.length > 0 && items.every(isFields)
  const give = (next: unknown[]) => {
    const said = isFixed ? next.slice(0, next.findLastIndex(saysMore) + 1) : next
    onChange(said.length === 0 && !isNeeded ? undefined : said)
  }
  const nameOf = (index: number) => `${label} ${index + 1}`
  const move = (from: number, to: number) => {
    give(moved(items, from, to))
    setSaid(`${titleOf(item, items[from]) ?? nameOf(from)}: moved to ${to + 1} of ${items.length}.`)
  }
  const { drag, handle } = useDragSort(list, items.length, move)
  const limits = most === undefined ? (least > 0 ? `at least ${least}` : '') : `${items.length} of at most ${most}`
  return (
    <FieldFrame label={label} about={field.about} limits={limits} source={source} keyPath={keyPath}>
      <Box role="status" sx={unseen}>
        {said}
      </Box>
      <Box id={hint} hidden>
        Drag, or move with the arrow keys.
      </Box>
      <Stack
        component="ol"
        role={items.length === 0 ? 'none' : 'list'}
        ref={list}
        spacing={1}
        sx={{ m: 0, mb: items.length > 0 ? 1.5 : 0, p: 0, listStyle: 'none' }}>
        {items.map((entry, index) => {
          const name = nameOf(index)
          const original = isFixed ? sourceAt({ own: items, source }, [index]) : undefined
          const title = titleOf(item, original !== undefined && !saysMore(entry) ? original : entry)
          const isDragged = drag?.from === index
          const isTarget = drag !== null && drag.to === index && !isDragged
          const input = renderItem({
            field: item,
            label: name,
            value: entry,
            keyPath: [...keyPath, index],
            isNeeded: true,
            source: original,
            onChange: (next) => give(items.with(index, next ?? '')),
          })
          return (
            <Box
              component="li"
              key={keys[index]}
              sx={{
                position: 'relative',
                border: 1,
                borderColor: isDragged ? 'primary.main' : 'grey.300',
                borderRadius: 1,
                bgcolor: '#fff',
                ...(isDragged && { zIndex: 1, boxShadow: 4, transform: `translateY(${drag.shift}px)` }),
                ...(isTarget && { boxShadow: `0 ${drag.to < drag.from ? -4 : 4}px 0 0 #1d4ed8` }),
              }}>
              {!isFixed && (
                <Box
                  component="button"
                  type="button"
                  aria-label={`Move ${name}`}
                  aria-describedby={hint}
                  {...handle(index)}
                  sx={{ ...HANDLE, cursor: isDragged ? 'grabbing' : 'grab' }}>
                  <EditorIcon name="grip" />
                </Box>
              )}
              {title === undefined ? (
                <Box sx={{ pl: 4.5, pr: 1, pt: 5.5, pb: 1 }}>{input}</Box>
              ) : (
                <details open={keys[index] === added}>
                  <Box component="summary" sx={isFixed ? FIXED_SUMMARY : SUMMARY}>
                    {index + 1}. {title}
                  </Box>
                  <Box sx={{ px: 1.25, pt: 1, pb: 1.25 }}>{input}</Box>
                </details>
              )}
              {!isFixed && (
                <Stack direction="row" sx={{ position: 'absolute', top: 4, right: 4 }}>
                  <IconAction icon="up" label={`Up: ${name}`} disabled={index === 0} onClick={() => move(index, index - 1)} />
                  <IconAction
                    icon="down"
                    label={`Down: ${name}`}
                    disabled={index === items.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <IconAction
                    icon="remove"
                    label={`Remove: ${name}`}
                    onClick={() => {
                      give(items.toSpliced(index, 1))
                      setSaid(`${title ?? name} removed.`)
                    }}
                  />
                </Stack>
              )}
            </Box>
          )
        })}
      </Stack>
      {!isFixed && (
        <Button
          variant="outlined"
          disabled={most !== undefined && items.length >= most}
          onClick={() => {
            const path = [...keyPath, items.length]
            setAdded(known.next)
            onFresh(path.join('.'))
            give([...items, blankOf(item)])
            requestAnimationFrame(() => focusFirstField(list.current?.lastElementChild))
          }}>
          Add to {label.toLowerCase()}
        </Button>
      )}
    </FieldFrame>
  )
}

const NONE: unknown[] = []

const HANDLE = {
  position: 'absolute',
  top: 4,
  left: 4,
  display: 'grid',
  p: 0.5,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.secondary',
  touchAction: 'none',
  '&:hover': { bgcolor: 'action.hover' },
}
const SUMMARY = {
  py: 1,
  pl: 4.5,
  pr: 13,
  cursor: 'pointer',
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}
const FIXED_SUMMARY = { ...SUMMARY, pl: 1.25, pr: 1.25 }

/** Whether an item of a translation has more than its identifying key. */
function saysMore(item: unknown): boolean {
  return !isFields(item) || Object.keys(item).some((key) => key !== 'id' && key !== 'key')
}

/** A list with one item moved. */
function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.toSpliced(from, 1)
  return others.toSpliced(to, 0, items[from]!)
}

/** The title of a list item with several fields: its first free text; of one without, its first value. */
function titleOf(field: FormField, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const prose = proseOf(field, value)
  const own = prose.find(({ keyPath }) => keyPath.length === 1) ?? prose[0]
  if (own) return own.text
  const tag = field.kind === 'union' ? field.tag : undefined
  const texts = Object.entries(value).flatMap(([key, part]) => (key !== tag && typeof part === 'string' && part !== '' ? [part] : []))
  return texts.find((text) => text.includes(' ')) ?? texts[0] ?? 'New'
}
