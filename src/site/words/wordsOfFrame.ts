import type { SiteSettings } from '#schemas/site.ts'

/** The words around pages, which every page shares: those of packages of section types are not among them. */
export function wordsOfFrame({ words }: Pick<SiteSettings, 'words'>): SiteSettings['words'] {
  return Object.fromEntries(Object.entries(words).filter(([, word]) => typeof word === 'string')) as SiteSettings['words']
}
