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

/** The actions for the selected section, whose name is `name`. `done` is called after actions that change the list. */
export function SectionActs({
  row,
  name,
  editor,
  done,
  onAdd,
  onAsk,
}: {
  row: OutlineRow
  name: string
  editor: Editor
  done(work: Promise<void>): void
  onAdd(list: Selection, index: number | 'last'): void
  onAsk(task: AskedTask): void
}) {
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const { file, keyPath, count, shared } = row
  const place = { file, keyPath }
  const at = keyPath.at(-1) as number
  const isInShared = file.startsWith('fragments/')
  const ask = (task: AskedTask) => () => {
    setOpener(null)
    onAsk(task)
  }
  return (
    <Stack direction="row" role="group" aria-label={name} sx={{ pl: { xs: 0, lg: 3 }, pb: 0.5, flexWrap: 'wrap' }}>
      <IconAction icon="up" label={`Up: ${name}`} disabled={at === 0} onClick={() => done(editor.move(place, -1))} />
      <IconAction icon="down" label={`Down: ${name}`} disabled={at >= count - 1} onClick={() => done(editor.move(place, 1))} />
      {shared === null && <IconAction icon="copy" label={`Duplicate: ${name}`} onClick={() => done(editor.duplicate(place))} />}
      <IconAction icon="bin" label={`Delete: ${name}`} onClick={() => done(editor.remove(place))} />
      <IconAction icon="plus" label={`Add below: ${name}`} onClick={() => onAdd({ file, keyPath: keyPath.slice(0, -1) }, at + 1)} />
      {!isInShared && (
        <IconAction
          icon="more"
          label={`More: ${name}`}
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
