import { createContext } from 'react'

/** Whether the surrounding section opens its page, so that its heading is the main one (h1). */
export const OpensPageContext = createContext(false)
