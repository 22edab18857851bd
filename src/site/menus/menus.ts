import type { MenuItem } from '#schemas/header.ts'
import type { Footer } from '#schemas/footer.ts'
import type { Placement } from '#schemas/page.ts'
import type { ShellEntry } from './shellData.ts'
import type { Site, SitePage } from '#src/site/site.ts'

const FALLBACK_ICON = 'arrow-right'

/** Where a page stands in a menu when neither its place there nor the page says so. */
const USUAL_ORDER = 100

/** Pages, and the settings as far as they can be read. */
type WithPages = Pick<Site, 'pages'> & { settings?: Site['settings'] | undefined }

/** Places of one menu with their pages, in the order in which they appear: by `order` of the place, else of the page, then by name. */
function placed<Menu extends Placement['menu']>(site: WithPages, menu: Menu) {
  const byName = namesIn(site.settings?.language)
  return site.pages
    .filter((page) => page.meta.menus.length > 0)
    .flatMap((page) =>
      page.meta.menus.filter((place): place is Extract<Placement, { menu: Menu }> => place.menu === menu).map((place) => ({ page, place })),
    )
    .sort((a, b) => orderOf(a) - orderOf(b) || byName(a.page, b.page))
}

function orderOf({ page, place }: { page: Pick<SitePage, 'meta'>; place: Placement }): number {
  return place.order ?? page.meta.order ?? USUAL_ORDER
}

/** Orders pages by their `order`, then by name, as a language orders its letters. */
export function byOrderThenName(language: string | undefined): (a: SitePage, b: SitePage) => number {
  const byName = namesIn(language)
  return (a, b) => (a.meta.order ?? 1000) - (b.meta.order ?? 1000) || byName(a, b)
}

const collators = new Map<string, Intl.Collator>()

function namesIn(language = 'en'): (a: SitePage, b: SitePage) => number {
  const collator = collators.get(language) ?? new Intl.Collator(language)
  collators.set(language, collator)
  return (a, b) => collator.compare(a.meta.name, b.meta.name)
}

/** Header entries with the items of the pages that name their groups, followed by the items written in the header’s own file. */
export function headerEntries(site: WithPages & Pick<Site, 'header'>): ShellEntry[] {
  const places = placed(site, 'header')
  return site.header.entries.map((entry) => ({
    ...entry,
    groups: entry.groups.map((group) => ({
      ...group,
      items: [
        ...places
          .filter(({ place }) => place.entry === entry.key && place.group === group.key)
          .map(({ page, place }): MenuItem => ({
            service: place.service ?? page.meta.name,
            feature: place.feature ?? page.meta.summary,
            location: page.path,
            icon: place.icon ?? page.meta.icon ?? FALLBACK_ICON,
            newTab: false,
          })),
        ...group.items,
      ],
    })),
  }))
}

/** The footer with the links of the pages that name its columns, followed by the links written in the footer’s own file. */
export function footerWithPages(site: WithPages & Pick<Site, 'footer'>): Footer {
  const places = placed(site, 'footer')
  return {
    ...site.footer,
    columns: site.footer.columns.map((column) => ({
      ...column,
      items: [
        ...places
          .filter(({ place }) => place.column === column.key)
          .map(({ page, place }) => ({ label: place.label ?? page.meta.name, location: page.path, newTab: false })),
        ...column.items,
      ],
    })),
  }
}

/** Icons that menus show, beside those that config names. */
export const menuIcons: readonly string[] = [FALLBACK_ICON]
