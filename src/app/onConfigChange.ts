import { flushSync } from 'react-dom'
import type { SectionType } from '#src/contract/sections.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import type { PageData } from '#src/site/pages/pageData.ts'
import type { HydrationGates } from '#src/ui/hydrationGates.ts'
import { isLive, keptPage } from './keptPage.ts'
import { pagePath } from './pagePath.ts'
import type { PageState, PageStore } from './pageStore.ts'

type Mode = 'adopted' | 'rendered'

/**
 * What the preview shows next. `drawn` is called once the application shows it: with whether the sections without behaviour are its own or
 * stand as the server sent them, and with the indexes of live sections that have not hydrated.
 */
type Renewal = { shell: ShellData; data: PageData; drawn(state: { mode: Mode; waiting: number[] }): void }

type Parts = {
  document: Document
  /** Settles when React has adopted the document, or has given it up. */
  adopted: Promise<void>
  shell: ShellData
  pages: PageStore
  gates: HydrationGates | null
  /** Fetches the code of section types. */
  preload(types: SectionType[]): Promise<unknown>
  /** Renders the application in place, with a page in this state and no gates. Gives the pages it works with from now on. */
  show(shell: ShellData, state: PageState): PageStore
}

/**
 * For the preview only: takes over what has changed in config, in place. What is the same remains the same object, so that React renders
 * nothing of it again; when all of it is, React has nothing to do. When the code of a section cannot be had, the document is reloaded.
 */
export function onConfigChange({ document, adopted, preload, show, ...first }: Parts): void {
  let { shell, pages, gates } = first
  const awake = new Set<number>()
  const liveIndexes = () =>
    [...document.querySelectorAll<HTMLElement>('main [data-section][data-live]')].map((element) => Number(element.dataset['section']))
  for (const index of liveIndexes()) void gates?.opened(index).then(() => awake.add(index))

  async function renew({ shell: nextShell, data, drawn }: Renewal) {
    // React makes the whole page anew, and reports it, when it is to change what it has not adopted yet.
    await adopted
    if (document.documentElement.dataset['live'] === undefined) return location.reload()
    const state = pages.get(pagePath(location.pathname))
    const shown = state.status === 'ready' ? state : undefined
    const mode = shown?.mode ?? 'rendered'
    const next = {
      shell: JSON.stringify(shell) === JSON.stringify(nextShell) ? shell : nextShell,
      data: shown ? keptPage(shown.data, data, mode) : data,
    }
    if (next.shell === shell && next.data === shown?.data)
      return drawn({ mode, waiting: gates ? liveIndexes().filter((index) => !awake.has(index)) : [] })

    const drawnByReact = [...(shown?.data.sections ?? []), ...data.sections].filter((section) => mode === 'rendered' || isLive(section))
    await preload(drawnByReact.map(({ type }) => type))
    if (gates) {
      // An update that meets a section which cannot hydrate yet would have React make it anew, without what was typed into it.
      gates.openAll()
      await new Promise((resolve) => setTimeout(resolve))
      gates = null
    }
    flushSync(() => {
      pages = show(next.shell, { status: 'ready', data: next.data, mode })
    })
    shell = next.shell
    drawn({ mode, waiting: [] })
  }

  document.addEventListener('site:renew', (event) => {
    // React is gone once the document has been put back as it was sent.
    if (document.documentElement.dataset['live'] === undefined) return
    event.preventDefault()
    renew((event as CustomEvent<Renewal>).detail).catch((error: unknown) => {
      console.error(error)
      location.reload()
    })
  })
}
