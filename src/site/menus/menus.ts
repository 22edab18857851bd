import type { MenuItem } from '#schemas/header.ts'
import type { Footer } from '#schemas/footer.ts'
import type { Placement } from '#schemas/page.ts'
import type { ShellEntry } from './shellData.ts'
import type { Site, SitePage } from '#src/site/site.ts'

const FALLBACK_ICON = 'arrow-right'

/** Default position of a page in a menu. */
const USUAL_ORDER = 100

/** Pages, and the settings as far as they can be read. */
type WithPages = Pick<Site, 'pages'> & { settings?: Site['settings'] | undefined }

/** Positions of one menu with their pages, sorted by `order` of the position, otherwise of the page, then by name. */
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

/** Sorts pages by `order`, then by name in the collation of the language. */
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

/** Header entries with the items of pages that add themselves, followed by the items in header.json. */
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

/** The footer with the links of pages that add themselves, followed by the links in footer.json. */
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

/** Icons in menus, in addition to those that config names. */
export const menuIcons: readonly string[] = [FALLBACK_ICON]
