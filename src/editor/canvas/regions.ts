const AROUND: Record<string, string> = {
  header: 'aside.announcement, aside.header-bar, header.site-header, .sidebar-panel',
  footer: 'footer.site-footer',
}
const ALL = ['main [data-section]', ...Object.values(AROUND)].join(', ')

/** The regions of a page with texts: sections by their numbers, `header` and `footer`. */
export const regions = {
  /** The regions outside of the sections; each name is also that of its file. */
  around: Object.keys(AROUND),
  /** All regions in order; the header may be several elements. */
  in: (document: Document): { name: string; element: HTMLElement }[] =>
    [...document.querySelectorAll<HTMLElement>(ALL)].map((element) => ({ name: nameOf(element), element })),
  /** The region that contains a node. */
  of(node: Node): string | undefined {
    const element = node.nodeType === 1 ? (node as Element) : node.parentElement
    const found = element?.closest<HTMLElement>(ALL)
    return found ? nameOf(found) : undefined
  },
  /** The element of a region; for the header, the last one. */
  element: (document: Document, name: string): HTMLElement | undefined =>
    regions.in(document).findLast((region) => region.name === name)?.element,
}

function nameOf(element: HTMLElement): string {
  return element.dataset['section'] ?? Object.keys(AROUND).find((name) => element.matches(AROUND[name]!))!
}
