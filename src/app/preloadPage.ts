import { preloadSections } from '#src/sections/index.tsx'
import { lazyFooter } from '#src/shell/footer/lazyFooter.ts'
import type { PageData } from '#src/site/pages/pageData.ts'

/**
 * Fetches the code that a page needs. With a page that has no footer comes the footer’s code too: whoever goes back from there finds the
 * other page as long as it was, and so at its position (R2.3). Fails when the code of a section cannot be fetched.
 */
export async function preloadPage({ layout, sections }: PageData): Promise<void> {
  const footer = layout === 'main' ? undefined : lazyFooter.preload().catch(() => {})
  await Promise.all([preloadSections(sections.map(({ type }) => type)), footer])
}
