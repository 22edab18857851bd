import { type FormEvent, type ReactNode, useEffect } from 'react'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { StoreProvider } from '#src/store/StoreProvider.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { RunStatus } from './RunStatus.tsx'
import { ToolContext, ToolWordsContext } from './ToolContext.ts'
import { ToolRoot } from './ToolRoot.ts'
import { fill } from './fill.ts'
import type { Tool } from './useTool.ts'

type ToolFrameProps = {
  eyebrow?: string | undefined
  title: string
  lead?: string | undefined
  tool: Tool
  /** Called when the form is sent, unless something runs. */
  onSubmit(): void
  onSample(): void
  /** What is kept of the tool; shown as soon as the store is there. */
  result: ReactNode
  /** The inputs. */
  children: ReactNode
}

/**
 * What surrounds every tool: the main heading of its page, where the text goes, what to do without JavaScript, and the form with its
 * buttons and the state of the run.
 */
export function ToolFrame({ eyebrow, title, lead, tool, onSubmit, onSample, result, children }: ToolFrameProps) {
  const { words, address, isBusy } = tool
  const live = useHydrated()
  const { footer } = useSite()
  useEffect(keepDropsOnThePage, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  return (
    <ToolContext value={tool}>
      <ToolWordsContext value={words}>
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
          <form className="sheet" onSubmit={submit} aria-busy={isBusy} noValidate method="dialog">
            {children}
            <div className="go">
              <button type="submit" className="action" data-look="primary" disabled={!live} aria-disabled={isBusy || undefined}>
                {words.start}
              </button>
              <button type="button" className="text-button" disabled={!live} onClick={onSample}>
                {words.useSample}
              </button>
            </div>
            <RunStatus />
          </form>
          <StoreProvider>{result}</StoreProvider>
        </ToolRoot>
      </ToolWordsContext>
    </ToolContext>
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
