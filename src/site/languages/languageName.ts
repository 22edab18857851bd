import type { Site } from '#src/site/site.ts'

/** Name of a language of the site, in that language: from config, otherwise from Intl. Without a tag, the language of the site. */
export function languageName({ settings, languages = [] }: Pick<Site, 'settings' | 'languages'>, tag = settings.language): string {
  const said = languages.find((language) => language.tag === tag)?.name
  if (said !== undefined) return said
  const isOnly = [settings.language, ...languages.map((language) => language.tag)].filter((one) => baseOf(one) === baseOf(tag)).length < 2
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(isOnly ? baseOf(tag) : tag)!
  return name[0]!.toLocaleUpperCase(tag) + name.slice(1)
}

function baseOf(tag: string): string {
  return tag.split('-')[0]!
}
