import { createContext } from 'react'

/** The markup of an adopted part, made once for all pages. On the server only; null in the browser. */
export const AdoptedHtmlContext = createContext<string | null>(null)
