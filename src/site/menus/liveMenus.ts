import type { Site } from '#src/site/site.ts'
import { isTimed, liveOf, stateAt, withoutTimes } from '#src/site/pages/live.ts'

type Menus = Pick<Site, 'header' | 'footer' | 'pages'>

/**
 * Menus with the content published at a moment: items, groups, links and positions of pages. Groups emptied by publication times are
 * removed, a dropdown with its last group, and an entry without its own page with its dropdown.
 */
export function liveMenus<Kind extends Menus>(site: Kind, at: number): Kind {
  const pages = site.pages.some(({ meta }) => meta.menus.some(isTimed)) ? site.pages.map((page) => withMenus(page, at)) : site.pages
  const header = liveAnnouncement(liveHeader(site.header, pages, at), at)
  return { ...site, pages, header, footer: liveFooter(site.footer, at) }
}

/** A page with its published menu positions. All other fields are still read lazily. */
function withMenus<Page extends Menus['pages'][number]>(page: Page, at: number): Page {
  if (!page.meta.menus.some(isTimed)) return page
  const meta = { ...page.meta, menus: liveOf(page.meta.menus, at) }
  return Object.create(page, { meta: { value: meta, enumerable: true } }) as Page
}

function liveAnnouncement({ announcement, ...header }: Site['header'], at: number): Site['header'] {
  return announcement && stateAt(announcement, at) === 'live' ? { ...header, announcement: withoutTimes(announcement) } : header
}

function liveHeader(header: Site['header'], pages: Site['pages'], at: number): Site['header'] {
  if (!header.entries.some(({ groups }) => groups.some((group) => isTimed(group) || group.items.some(isTimed)))) return header
  const placed = new Set(
    pages.flatMap(({ meta }) => meta.menus.flatMap((place) => (place.menu === 'header' ? [`${place.entry} ${place.group}`] : []))),
  )
  const entries = header.entries.map((entry) => {
    const groups = liveOf(entry.groups, at)
      .map((group) => ({ ...group, items: liveOf(group.items, at) }))
      .filter(({ key, items }) => items.length > 0 || placed.has(`${entry.key} ${key}`))
    return { ...entry, groups, hasDropdown: groups.length > 0 }
  })
  return { ...header, entries: entries.filter(({ hasDropdown, path }) => hasDropdown || path !== '') }
}

function liveFooter(footer: Site['footer'], at: number): Site['footer'] {
  return {
    ...footer,
    columns: footer.columns.map((column) => ({ ...column, items: liveOf(column.items, at) })),
    legal: liveOf(footer.legal, at),
  }
}
