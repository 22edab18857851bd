import { useEffect } from 'react'
import type { PageData } from '#src/site/pages/pageData.ts'
import { internalUrl } from './internalUrl.ts'
import { pageAt } from './pageAt.ts'
import type { PageStore } from './pageStore.ts'
import { savesData } from '#src/ui/savesData.ts'
import { whenIdle } from './whenIdle.ts'

const MOST_PAGES = 2

/** How long to wait for an idle browser, in milliseconds. */
const PATIENCE_MS = 5000

/**
 * Prefetches the data of likely next pages, once the page with `data` has arrived and the browser is idle: the targets of the first links
 * in its first section. Nothing is prefetched for visitors who save data, or in the preview.
 */
export function useLikelyPages(pages: Pick<PageStore, 'anticipate'>, data: PageData | null): void {
  useEffect(() => {
    if (!data || savesData() || import.meta.env.MODE === 'development') return
    let isShown = true
    whenIdle(() => {
      if (isShown) for (const path of likelyPaths()) pages.anticipate(path)
    }, PATIENCE_MS)
    return () => {
      isShown = false
    }
  }, [pages, data])
}

function likelyPaths(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main [data-section="0"] a[href]')
  const paths = [...links].flatMap((link) => {
    const url = link.closest('.breadcrumb') ? null : internalUrl(link)
    return url ? [pageAt(url)] : []
  })
  return [...new Set(paths)].filter((path) => path !== pageAt(location)).slice(0, MOST_PAGES)
}
