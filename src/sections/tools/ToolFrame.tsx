import { type ReactNode, useEffect } from 'react'
import type { ToolWords } from '#schemas/toolWords.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { ToolRoot } from './ToolRoot.ts'
import { fill } from './fill.ts'

type ToolFrameProps = {
  eyebrow?: string | undefined
  title: string
  lead?: string | undefined
  words: ToolWords
  /** Address of the service that analyses; absent when the browser does. */
  address?: string | undefined
  children: ReactNode
}

/** What surrounds every tool: the main heading of its page, where the text goes, and what to do without JavaScript. */
export function ToolFrame({ eyebrow, title, lead, words, address, children }: ToolFrameProps) {
  const { footer } = useSite()
  useEffect(keepDropsOnThePage, [])
  return (
    <ToolRoot>
      <header className="opening">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        <p className="privacy">
          <Icon name="shield-check" />
          {address === undefined ? words.localOnly : fill(words.usesService, { host: new URL(address).host })}
        </p>
      </header>
      <noscript>
        <p className="needs-script">
          {words.needsScript} <a href={`mailto:${footer.support.email}`}>{words.contact}</a>
        </p>
      </noscript>
      {children}
    </ToolRoot>
  )
}

/** A file that is dropped beside the place for it would otherwise replace the page. Text may be dragged as usual. */
function keepDropsOnThePage() {
  const stop = new AbortController()
  for (const type of ['dragover', 'drop'] as const) {
    document.addEventListener(type, (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault(), {
      signal: stop.signal,
    })
  }
  return () => stop.abort()
}
