import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useRef, useState } from 'react'
import type { Editor } from './createEditor.ts'
import type { EditorState, Selection } from './editorState.ts'
import { PageOutline } from './pages/PageOutline.tsx'
import { SiteOutline } from './pages/SiteOutline.tsx'
import type { AskedTask } from './pages/askedTask.ts'
import type { SiteArea } from './pages/siteAreas.ts'

/** The outline: the sections of the page in order, with actions for the selected one, and the whole site. */
export function Outline({
  editor,
  state,
  area,
  onArea,
  onAdd,
  onAsk,
  onOpen,
}: {
  editor: Editor
  state: EditorState
  area: SiteArea | undefined
  onArea(area: SiteArea | undefined): void
  onAdd(list: Selection, index: number | 'last'): void
  onAsk(task: AskedTask): void
  onOpen(path: string): void
}) {
  const [tab, setTab] = useState<'page' | 'site'>('page')
  const list = useRef<HTMLDivElement>(null)
  const goOn = () => {
    // The pressed button may have been removed with its row, so the selected row gets the focus.
    if (document.activeElement !== document.body) return
    ;(list.current?.querySelector<HTMLElement>('[aria-current="true"]') ?? list.current)?.focus()
  }
  const done = (work: Promise<void>) => void work.then(() => requestAnimationFrame(goOn))
  return (
    <div ref={list} tabIndex={-1}>
      <Tabs
        value={tab}
        variant="fullWidth"
        aria-label="Scope of the list"
        onChange={(_event, chosen: 'page' | 'site') => setTab(chosen)}
        sx={{ minHeight: 36, mb: 1, '& .MuiTab-root': { minWidth: 0, minHeight: 36, px: 0.5, py: 0, whiteSpace: 'nowrap' } }}>
        <Tab value="page" label="This page" id="outline-page" aria-controls="outline" />
        <Tab value="site" label="Whole site" id="outline-site" aria-controls="outline" />
      </Tabs>
      <Box role="tabpanel" id="outline" aria-labelledby={`outline-${tab}`}>
        {tab === 'page' ? (
          <PageOutline editor={editor} state={state} selection={state.selection} done={done} onAdd={onAdd} onAsk={onAsk} />
        ) : (
          <SiteOutline
            editor={editor}
            state={state}
            area={area}
            onArea={onArea}
            onAsk={onAsk}
            onShow={onOpen}
            onOpen={(path) => {
              setTab('page')
              onOpen(path)
            }}
          />
        )}
      </Box>
    </div>
  )
}
