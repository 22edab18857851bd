import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useEffect, useState } from 'react'
import type { KeyPath } from '#src/site/site.ts'
import { TimesView } from './calendar/TimesView.tsx'
import { CoverageView, type OldAddresses } from './coverage/CoverageView.tsx'
import type { Editor } from './createEditor.ts'
import type { EditorState } from './editorState.ts'
import { focusSoon } from './focusSoon.ts'
import { FindView } from './find/FindView.tsx'
import { LibraryView } from './library/LibraryView.tsx'
import type { AskedTask } from './pages/askedTask.ts'
import { PagesView } from './pages/list/PagesView.tsx'
import { everyPage } from './pages/list/pageFilter.ts'
import { ReviewView } from './review/ReviewView.tsx'
import { InboxView } from './team/InboxView.tsx'
import { logOut } from './team/logOut.ts'
import { TranslationsView } from './translations/TranslationsView.tsx'

/**
 * Buttons for the list of pages, finding words, the calendar and the review, and a menu of rarer tools: the files, the translations, the
 * old addresses and the messages of forms. Pending edits are saved first.
 */
export function Views({
  editor,
  state,
  onOpen,
  onAsk,
  onHelp,
}: {
  editor: Editor
  state: EditorState
  onOpen(path: string): void
  onAsk(task: AskedTask): void
  onHelp(): void
}) {
  const [view, setView] = useState<'pages' | 'find' | 'times' | 'files' | 'old' | 'translations' | 'messages' | 'review'>()
  const [old, setOld] = useState<OldAddresses>({ files: null, leftOut: new Set() })
  const [target, setTarget] = useState<KeyPath>()
  const [pages, setPages] = useState(everyPage)
  const [menu, setMenu] = useState<HTMLElement>()
  const open = (name: NonNullable<typeof view>) => {
    setMenu(undefined)
    setTarget(undefined)
    void editor.flush().then(() => setView(name))
  }
  const close = () => setView(undefined)
  const leave = (field?: KeyPath) => {
    setTarget(field)
    close()
  }
  // After the view has given the focus back to its button.
  useEffect(() => {
    if (target && view === undefined) focusSoon(target)
  }, [target, view])
  return (
    <>
      <Button variant="outlined" onClick={() => open('pages')}>
        Pages
      </Button>
      <Button variant="outlined" onClick={() => open('find')}>
        Find
      </Button>
      <Button variant="outlined" onClick={() => open('times')}>
        Times
      </Button>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        onClick={({ currentTarget }) => setMenu(currentTarget)}>
        Tools
      </Button>
      <Menu open={menu !== undefined} anchorEl={menu ?? null} onClose={() => setMenu(undefined)}>
        <MenuItem onClick={() => open('files')}>Pictures and files</MenuItem>
        <MenuItem onClick={() => open('translations')}>Translations</MenuItem>
        <MenuItem onClick={() => open('old')}>Old addresses</MenuItem>
        {state.site?.person.mayReadMessages === true && <MenuItem onClick={() => open('messages')}>Messages of forms</MenuItem>}
        <MenuItem
          onClick={() => {
            setMenu(undefined)
            onHelp()
          }}>
          Keyboard
        </MenuItem>
        {state.site?.person.name != null && (
          <MenuItem onClick={() => void editor.flush().then(logOut)}>Log out {state.site.person.name}</MenuItem>
        )}
      </Menu>
      <Button variant="contained" onClick={() => open('review')}>
        Review
      </Button>
      {view === 'pages' && (
        <PagesView editor={editor} state={state} filter={pages} onFilter={setPages} onOpen={onOpen} onAsk={onAsk} onClose={close} />
      )}
      {view === 'find' && <FindView editor={editor} onOpen={onOpen} onClose={close} />}
      {view === 'times' && <TimesView editor={editor} state={state} onOpen={onOpen} onClose={close} />}
      {view === 'files' && <LibraryView editor={editor} onOpen={onOpen} onClose={close} />}
      {view === 'translations' && <TranslationsView editor={editor} onOpen={onOpen} onClose={leave} />}
      {view === 'old' && <CoverageView editor={editor} state={state} old={old} onOld={setOld} onClose={close} />}
      {view === 'messages' && <InboxView onClose={close} />}
      {view === 'review' && <ReviewView editor={editor} hasDraft={state.draft !== null} onClose={close} />}
    </>
  )
}
