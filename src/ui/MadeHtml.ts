import { createContext } from 'react'
import type { ViewSection } from '#src/site/pages/pageData.ts'

/** Prerendered markup of parts shared by many pages. */
type MadeHtml = {
  /** The contents of this page’s header. */
  header: string
  footer: string
  /** The contents of a still section’s band, with its breadcrumb. */
  section(section: ViewSection): string
  /** Called if a live section cannot be rendered, so that its place stays empty. */
  onEmpty?(): void
}

/** Provides the markup of shared parts. Only on the server; null in the browser. */
export const MadeHtmlContext = createContext<MadeHtml | null>(null)
