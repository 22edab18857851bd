import type { PageData } from '#src/site/pages/pageData.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { direction } from '#src/site/head/direction.ts'
import { versionsOf } from './versionsOf.ts'

/** What a page must say of languages; nothing on a site that has but one. */
export function pageLanguage(site: Site, page: SitePage): Pick<PageData, 'language' | 'untranslated'> {
  if (!site.languages) return {}
  const own = site.settings.language
  const tag = page.language ?? own
  const notice = page.isFallback ? site.languages.find((language) => language.tag === tag)?.notice : undefined
  const versions = versionsOf(site, page).map((version) => ({
    tag: version.language ?? own,
    name: languageName(site, version.language),
    href: version.path,
  }))
  return {
    language: { tag, dir: direction(tag), versions: versions.length > 1 ? versions : [] },
    ...(notice !== undefined && { untranslated: { notice, tag: own, dir: direction(own) } }),
  }
}

/** What a language of a site is called, in itself: as config says, else as the world does. Without a tag, the language of the site. */
function languageName({ settings, languages = [] }: Pick<Site, 'settings' | 'languages'>, tag = settings.language): string {
  const said = languages.find((language) => language.tag === tag)?.name
  if (said !== undefined) return said
  const isOnly = [settings.language, ...languages.map((language) => language.tag)].filter((one) => baseOf(one) === baseOf(tag)).length < 2
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(isOnly ? baseOf(tag) : tag)!
  return name[0]!.toLocaleUpperCase(tag) + name.slice(1)
}

function baseOf(tag: string): string {
  return tag.split('-')[0]!
}
