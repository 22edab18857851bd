import type { SiteSettings } from '#schemas/site.ts'

/** The interface texts shared by all pages, without those of section packages. */
export function wordsOfFrame({ words }: Pick<SiteSettings, 'words'>): SiteSettings['words'] {
  return Object.fromEntries(Object.entries(words).filter(([, word]) => typeof word === 'string')) as SiteSettings['words']
}
