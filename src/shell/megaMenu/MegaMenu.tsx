import { useRef } from 'react'
import { useSite } from '#src/ui/SiteContext.ts'
import { MegaEntry } from './MegaEntry.tsx'
import { useFittingPanel } from './useFittingPanel.ts'
import { useMegaMenu } from './useMegaMenu.ts'

/**
 * The main navigation above 1200 px (R3.2). Its panels are always in the document: before the machine runs, and without
 * JavaScript, pointer and focus open them by style alone. It must stand in a `header` that is as wide as the viewport.
 */
export function MegaMenu({ path }: { path: string }) {
  const { words, header } = useSite()
  const nav = useRef<HTMLElement>(null)
  const { openKey, control, send } = useMegaMenu(nav, path)
  useFittingPanel(nav, openKey)
  return (
    <nav className="mega-menu" ref={nav} aria-label={words.mainNavigation} data-control={control}>
      <ul role="list">
        {header.entries.map((entry) => (
          <MegaEntry
            key={entry.key}
            entry={entry}
            path={path}
            panel={control === 'css' ? 'css' : entry.key === openKey ? 'open' : 'closed'}
            send={send}
          />
        ))}
      </ul>
    </nav>
  )
}
