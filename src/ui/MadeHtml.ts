import { createContext } from 'react'
import type { ViewSection } from '#src/site/pages/pageData.ts'

/** Markup of parts of a page that many pages have alike. */
type MadeHtml = {
  /** What is in the header of this page. */
  header: string
  footer: string
  /** What is in the band of a still section, with what leads it. */
  section(section: ViewSection): string
  /** Told when a live section cannot be rendered, so that its place stays empty. */
  onEmpty?(): void
}

/** Gives the markup of parts that were made once for all pages. On the server only; null in the browser. */
export const MadeHtmlContext = createContext<MadeHtml | null>(null)
