import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import type { Editor } from '#src/editor/createEditor.ts'
import type { Selection } from '#src/editor/editorState.ts'
import { IconAction } from '#src/editor/inputs/IconAction.tsx'
import type { AskedTask } from './askedTask.ts'
import type { OutlineRow } from './outlineOf.ts'
import { slugOf } from './slugOf.ts'

/**
 * The actions for the selected section, whose name is `name`; with `isOnPage` for the page itself, where other buttons add sections. `done`
 * is called after actions that change the list.
 */
export function SectionActs({
  row,
  name,
  isOnPage = false,
  editor,
  done,
  onAdd,
  onAsk,
}: {
  row: OutlineRow
  name: string
  isOnPage?: boolean
  editor: Editor
  done(work: Promise<void>): void
  onAdd(list: Selection, index: number): void
  onAsk(task: AskedTask): void
}) {
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const { file, keyPath, count, shared } = row
  const place = { file, keyPath }
  const at = keyPath.at(-1) as number
  const isInShared = file.startsWith('fragments/')
  const words = isOnPage ? onPage(name) : inList(name)
  const ask = (task: AskedTask) => () => {
    setOpener(null)
    onAsk(task)
  }
  return (
    <Stack
      direction="row"
      role={isOnPage ? 'toolbar' : 'group'}
      aria-label={isOnPage ? `${name}, on the page` : name}
      sx={isOnPage ? {} : { pl: { xs: 0, lg: 3 }, pb: 0.5, flexWrap: 'wrap' }}>
      <IconAction icon="up" label={words.up} disabled={at === 0} onClick={() => done(editor.move(place, -1))} />
      <IconAction icon="down" label={words.down} disabled={at >= count - 1} onClick={() => done(editor.move(place, 1))} />
      {shared === null && <IconAction icon="copy" label={words.copy} onClick={() => done(editor.duplicate(place))} />}
      <IconAction icon="bin" label={words.remove} onClick={() => done(editor.remove(place))} />
      {!isOnPage && (
        <IconAction icon="plus" label={`Add below: ${name}`} onClick={() => onAdd({ file, keyPath: keyPath.slice(0, -1) }, at + 1)} />
      )}
      {!isInShared && (
        <IconAction
          icon="more"
          label={words.more}
          aria-haspopup="menu"
          aria-expanded={opener !== null}
          onClick={(event) => setOpener(event.currentTarget)}
        />
      )}
      <Menu open={opener !== null} anchorEl={opener} transitionDuration={0} onClose={() => setOpener(null)}>
        <MenuItem onClick={ask({ do: 'carry', place, copies: true })}>Copy to another page …</MenuItem>
        <MenuItem onClick={ask({ do: 'carry', place, copies: false })}>Move to another page …</MenuItem>
        {shared === null ? (
          <MenuItem onClick={ask({ do: 'share', place, suggestion: slugOf(row.words ?? row.type) })}>Share with other pages …</MenuItem>
        ) : (
          <MenuItem onClick={ask({ do: 'own', place, name: shared })}>Make it this page’s own …</MenuItem>
        )}
      </Menu>
    </Stack>
  )
}

/** The names of the actions in the list, and on the page, where both are visible: each has a name of its own. */
const inList = (name: string) => ({
  up: `Up: ${name}`,
  down: `Down: ${name}`,
  copy: `Duplicate: ${name}`,
  remove: `Delete: ${name}`,
  more: `More: ${name}`,
})
const onPage = (name: string) => ({
  up: `Move ${name} up`,
  down: `Move ${name} down`,
  copy: `Duplicate ${name}`,
  remove: `Delete ${name}`,
  more: `More for ${name}`,
})
