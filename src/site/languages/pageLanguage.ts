import type { PageData } from '#src/site/pages/pageData.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { direction } from '#src/site/head/direction.ts'
import { languageName } from './languageName.ts'
import { versionsOf } from './versionsOf.ts'

/** Language data of a page; nothing on a site with one language. */
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
