import type { SiteSettings } from '#schemas/site.ts'

/** The interface texts shared by all pages. */
export type FrameWords = Omit<SiteSettings['words'], 'form'>

/** The interface texts shared by all pages, without those of forms and of section packages. */
export function wordsOfFrame({ words }: Pick<SiteSettings, 'words'>): FrameWords {
  return Object.fromEntries(Object.entries(words).filter(([, word]) => typeof word === 'string')) as FrameWords
}
