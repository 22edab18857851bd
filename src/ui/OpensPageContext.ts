import { createContext } from 'react'

/** Whether the section around opens its page, so that its heading is the main one (h1). */
export const OpensPageContext = createContext(false)
