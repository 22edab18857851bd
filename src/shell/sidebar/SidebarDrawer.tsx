import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { SIDEBAR_TRANSITION_MS } from '#src/site/constants.ts'
import { Glyph } from '#src/shell/menu/Glyph.tsx'
import { followsLink } from '#src/shell/menu/followsLink.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { SiteTheme } from '#src/ui/SiteTheme.tsx'
import type { SidebarEvent } from './sidebar.machine.ts'
import { SidebarLists } from './SidebarLists.tsx'

/** The drawer’s properties; `id` is that of the dialog. */
export type SidebarDrawerProps = { id: string; path: string; open: boolean; send(event: SidebarEvent): void }

/** The sliding sidebar (R3.3), for the browser only. Its owner handles the scroll lock and the focus after closing. */
export function SidebarDrawer({ id, path, open, send }: SidebarDrawerProps) {
  const { words } = useSite()
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  const [dialog, setDialog] = useState<HTMLElement | null>(null)

  useEffect(() => {
    if (!open || !dialog) return
    const showBackground = hideBackground(dialog)
    const choose = (event: MouseEvent) => followsLink(event) && send({ type: 'item.choose' })
    dialog.addEventListener('click', choose)
    return () => {
      showBackground()
      dialog.removeEventListener('click', choose)
    }
  }, [open, dialog, send])

  return (
    <SiteTheme>
      <Drawer
        className="sidebar"
        anchor="right"
        open={open}
        onClose={(_event, reason) => send({ type: reason === 'escapeKeyDown' ? 'escape.press' : 'backdrop.press' })}
        transitionDuration={calm ? 0 : SIDEBAR_TRANSITION_MS}
        disableScrollLock
        disableRestoreFocus
        // The rest of the page becomes interactive when the drawer starts to close, so that it can take the focus.
        ModalProps={{ closeAfterTransition: false }}
        slotProps={{
          root: { 'data-state': open ? 'open' : 'closed' } as object,
          paper: { id, ref: setDialog, className: 'sidebar-panel', 'aria-label': words.menu, inert: !open },
        }}>
        <div className="sidebar-head">
          <IconButton color="inherit" aria-label={words.closeMenu} ref={takeFocus} onClick={() => send({ type: 'close.press' })}>
            <Glyph name="close" />
          </IconButton>
          <Typography variant="h3" component="p">
            {words.menu}
          </Typography>
        </div>
        <SidebarLists path={path} />
      </Drawer>
    </SiteTheme>
  )
}

function takeFocus(button: HTMLButtonElement | null) {
  button?.focus({ preventScroll: true })
}

/** Makes everything in the body inert except the ancestors of `front`; returns a function that reverts it. */
function hideBackground(front: Element): () => void {
  const behind = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && !element.inert && !element.contains(front),
  )
  for (const element of behind) element.inert = true
  return () => {
    for (const element of behind) element.inert = false
  }
}
