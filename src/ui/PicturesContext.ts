import { createContext } from 'react'
import type { ShownPictures } from '#src/site/pictures/shownPictures.ts'

/** The picture files of the surrounding section; empty if it has none. */
export const PicturesContext = createContext<ShownPictures | undefined>(undefined)
