import { createContext } from 'react'
import type { ShownPictures } from '#src/site/pictures/shownPictures.ts'

/** What is known of the picture files of the section around; nothing where it has none. */
export const PicturesContext = createContext<ShownPictures | undefined>(undefined)
