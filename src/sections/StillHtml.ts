import { createContext } from 'react'
import type { ViewSection } from '#src/site/pages/pageData.ts'

/** Gives the markup of a still section inside its band, made once for all pages that show it. On the server only; null in the browser. */
export const StillHtmlContext = createContext<((section: ViewSection) => string) | null>(null)
