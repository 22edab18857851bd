import { flushSync } from 'react-dom'
import type { ShellData } from '#src/site/menus/shellData.ts'
import type { PageData, ViewSection } from '#src/site/pages/pageData.ts'
import type { HydrationGates } from '#src/ui/hydrationGates.ts'
import { isLive, keptPage } from './keptPage.ts'
import { pageAt } from './pageAt.ts'
import type { PageState, PageStore } from './pageStore.ts'

type Mode = 'adopted' | 'rendered'

/**
 * The next state of the preview. `drawn` is called once the application shows it: whether still sections are its own or adopted, and the
 * indexes of live sections that have not hydrated.
 */
type Renewal = { shell: ShellData; data: PageData; drawn(state: { mode: Mode; waiting: number[] }): void }

type Parts = {
  document: Document
  /** Settles when React has adopted the document, or has given up. */
  adopted: Promise<void>
  shell: ShellData
  pages: PageStore
  gates: HydrationGates | null
  /** Fetches the code of sections. */
  preload(sections: ViewSection[]): Promise<unknown>
  /** Renders the application in place, with a page in this state and without gates. Returns the page store from now on. */
  show(shell: ShellData, state: PageState): PageStore
}

/**
 * For the preview only: applies a change of config in place. Unchanged values remain the same objects, so React renders nothing for them.
 * If the code of a section cannot be loaded, the document is reloaded.
 */
export function onConfigChange({ document, adopted, preload, show, ...first }: Parts): void {
  let { shell, pages, gates } = first
  const awake = new Set<number>()
  const liveIndexes = () =>
    [...document.querySelectorAll<HTMLElement>('main [data-section][data-live]')].map((element) => Number(element.dataset['section']))
  for (const index of liveIndexes()) void gates?.opened(index).then(() => awake.add(index))

  async function renew({ shell: nextShell, data, drawn }: Renewal) {
    // If React has to change content that it has not adopted yet, it renders the whole page again and reports an error.
    await adopted
    if (document.documentElement.dataset['live'] === undefined) return location.reload()
    const state = pages.get(pageAt(location))
    const shown = state.status === 'ready' ? state : undefined
    const mode = shown?.mode ?? 'rendered'
    const next = {
      shell: JSON.stringify(shell) === JSON.stringify(nextShell) ? shell : nextShell,
      data: shown ? keptPage(shown.data, data, mode) : data,
    }
    if (next.shell === shell && next.data === shown?.data)
      return drawn({ mode, waiting: gates ? liveIndexes().filter((index) => !awake.has(index)) : [] })

    const drawnByReact = [...(shown?.data.sections ?? []), ...data.sections].filter((section) => mode === 'rendered' || isLive(section))
    await preload(drawnByReact)
    if (gates) {
      // An update of a section that cannot hydrate yet would make React render it again, without the typed input.
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
    // React has been removed once the original document is restored.
    if (document.documentElement.dataset['live'] === undefined) return
    event.preventDefault()
    renew((event as CustomEvent<Renewal>).detail).catch((error: unknown) => {
      console.error(error)
      location.reload()
    })
  })
}
