import { SiteSettings } from '#schemas/site.ts'

/** The English interface texts of forms. */
export const formWords = SiteSettings.shape.words.parse(undefined).form
