import { preloadSections } from '#src/sections/index.tsx'
import { lazyFooter } from '#src/shell/footer/lazyFooter.ts'
import type { PageData } from '#src/site/pages/pageData.ts'

/**
 * Fetches the code of a page. For a page without a footer it also fetches the footer’s code, so that going back from there finds the other
 * page at its full height, and therefore at its position (R2.3). Fails if the code of a section cannot be fetched.
 */
export async function preloadPage({ layout, sections }: PageData): Promise<void> {
  const footer = layout === 'main' ? undefined : lazyFooter.preload().catch(() => {})
  await Promise.all([preloadSections(sections), footer])
}
