import { redirectTable } from '#src/site/redirects/redirectTable.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { localLinks } from './localLinks.ts'
import { waitingAddresses } from './waitingAddresses.ts'
import { viewOf } from './viewOf.ts'

/**
 * A site whose menus link to translations, with a placeholder page for each untranslated page in languages that show a notice. Addresses of
 * placeholder pages lead to the translation once there is one, whatever path it has.
 */
export function withLanguages(site: Site): Site {
  if (!site.languages) return site
  const waiting = waitingAddresses(site)
  const fallbacks = waiting.flatMap(({ page, language, path, translation }) =>
    translation ? [] : [fallback(page, language, path, site.settings.language)],
  )
  const { exact } = redirectTable(site.redirects)
  const moved = waiting.flatMap(({ path, translation }) =>
    translation && !exact(path, '') ? [{ from: path, to: translation.path, status: 301 as const }] : [],
  )
  const pages = [...site.pages, ...fallbacks].sort((a, b) => (a.path < b.path ? -1 : 1))
  const whole = { ...site, pages, redirects: [...site.redirects, ...moved] }
  return {
    ...whole,
    languages: site.languages.map((language) => {
      const view = viewOf(whole, { language: language.tag })
      const local = <Value>(name: string, value: Value, own: Value) =>
        localLinks(view, own, { file: own === value ? `${name}.json` : `${name}.${language.folder}.json`, keyPath: [] })
      return {
        ...language,
        header: withoutEmptyGroups(local('header', site.header, language.header), view.pages),
        footer: local('footer', site.footer, language.footer),
      }
    }),
  }
}

/** A header without groups that contain only untranslated pages. */
function withoutEmptyGroups(header: Site['header'], pages: readonly SitePage[]): Site['header'] {
  const placed = new Set(
    pages.flatMap(({ meta }) => meta.menus.flatMap((place) => (place.menu === 'header' ? [`${place.entry} ${place.group}`] : []))),
  )
  const entries = header.entries.map((entry) => {
    const groups = entry.groups.filter(({ key, items }) => items.length > 0 || placed.has(`${entry.key} ${key}`))
    return { ...entry, groups, hasDropdown: groups.length > 0 }
  })
  return { ...header, entries: entries.filter(({ hasDropdown, path }) => hasDropdown || path !== '') }
}

/** A placeholder for a translation. Its content is still read lazily. */
function fallback(page: SitePage, language: string, path: string, writtenIn: string): SitePage {
  const own = { path, language, translates: page.path, isFallback: true, writtenIn }
  return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(page), ...Object.getOwnPropertyDescriptors(own) }) as SitePage
}
