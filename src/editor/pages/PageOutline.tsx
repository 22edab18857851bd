import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { EditorState, Selection } from '#src/editor/editorState.ts'
import { HistoryView } from '#src/editor/history/HistoryView.tsx'
import { EditorIcon } from '#src/editor/inputs/EditorIcon.tsx'
import { IconAction } from '#src/editor/inputs/IconAction.tsx'
import { isSamePlace } from '#src/editor/isSamePlace.ts'
import { OutlineButton } from './OutlineButton.tsx'
import { SectionRows, type RowsProps } from './SectionRows.tsx'
import { UnsavedBadge } from './UnsavedBadge.tsx'
import { type OutlineRow, outlineOf } from './outlineOf.ts'

const TITLES = { before: 'Above, on all pages of the collection', own: 'Sections', after: 'Below, on all pages of the collection' }

/** The outline of the open page: its settings and its sections. */
export function PageOutline({ state, ...props }: RowsProps & { state: EditorState }) {
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const [hasHistory, setHistory] = useState(false)
  const { page, selection } = state
  const { editor, onAdd, onAsk } = props
  if (!page) return null
  const [own] = page.files
  const { path, name } = page
  // The source of an untranslated page is edited at its own address, and an entry that comes from data is edited there.
  const isElsewhere = page.untranslated !== undefined || page.origin !== undefined
  const isFixed = path === '/' || !own || own.file === 'pages/404.json' || isElsewhere
  const ask = (task: Parameters<typeof onAsk>[0]) => {
    setOpener(null)
    onAsk(task)
  }
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'start', pl: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" sx={{ fontSize: '0.9375rem', fontWeight: 700, lineHeight: 1.3 }}>
            {name}
          </Typography>
          <Typography sx={{ fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>{path}</Typography>
        </Box>
        <IconAction
          icon="more"
          label={`More: the page ${name}`}
          aria-haspopup="menu"
          aria-expanded={opener !== null}
          onClick={(event) => setOpener(event.currentTarget)}
        />
        <Menu open={opener !== null} anchorEl={opener} transitionDuration={0} onClose={() => setOpener(null)}>
          <MenuItem onClick={() => ask({ do: 'new' })}>New page …</MenuItem>
          <MenuItem disabled={isFixed} onClick={() => ask({ do: 'new', like: path })}>
            New page like this one …
          </MenuItem>
          <MenuItem disabled={isFixed} onClick={() => ask({ do: 'move', path })}>
            Change the address …
          </MenuItem>
          <MenuItem
            onClick={() => {
              setOpener(null)
              setHistory(true)
            }}>
            History of the page …
          </MenuItem>
          <MenuItem disabled={isFixed} onClick={() => ask({ do: 'remove', path })}>
            Remove the page …
          </MenuItem>
        </Menu>
      </Stack>
      {hasHistory && own && <HistoryView editor={editor} page={{ file: own.file, path, name }} onClose={() => setHistory(false)} />}
      {page.view !== undefined && (
        <Typography role="note" sx={{ mx: 1, p: 1, borderRadius: 1, bgcolor: '#fef3c7', fontSize: '0.75rem' }}>
          Visitors do not see this page now. To publish it, open “About this page” and then “Publication”.
        </Typography>
      )}
      {own && !isElsewhere && (
        <>
          <OutlineButton
            name="About this page"
            about="Titles, menus, search engines"
            isChosen={selection?.file === own.file && selection.keyPath.length === 0}
            badge={editor.unsaved().some((place) => isSamePlace(place, { file: own.file, keyPath: [] })) && <UnsavedBadge />}
            onClick={() => void editor.select({ file: own.file, keyPath: [] })}
          />
          <Divider />
          {outlineOf(page).map(({ place, list, rows, pages }) => (
            <Stack key={place} spacing={0.5}>
              <Typography component="h3" sx={{ pl: 1, fontSize: '0.75rem', fontWeight: 700, color: 'text.secondary' }}>
                {TITLES[place]}
                {place !== 'own' && ` (${pages})`}
              </Typography>
              <SectionRows rows={rows} label={TITLES[place]} {...props} />
              {place === 'own' && !rows.some(({ isFixed }) => isFixed) && (
                <Button
                  variant="outlined"
                  startIcon={<EditorIcon name="plus" />}
                  onClick={() => onAdd(list, belowChosen(rows, selection))}
                  sx={{ mt: 0.5 }}>
                  Add a section
                </Button>
              )}
            </Stack>
          ))}
        </>
      )}
    </Stack>
  )
}

/** Where a section is added: below the chosen one, or at the end. */
function belowChosen(rows: readonly OutlineRow[], selection: Selection | null): number | 'last' {
  const chosen = selection ? rows.findIndex((row) => isSamePlace(row, selection)) : -1
  return chosen === -1 ? 'last' : chosen + 1
}
