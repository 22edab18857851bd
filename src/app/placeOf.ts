/** Where an element stands among others of its kind: enough to find the one that takes its place when its section is rendered anew. */
export type Place = { section: string | undefined; tag: string; attributes: (string | null)[]; position: number }

/** What tells elements of a kind apart that somebody else may have put others between. No text: it may have been translated. */
const ATTRIBUTES = ['type', 'name', 'href'] as const

/** Where an element stands in its section, or outside of all. */
export function placeOf(element: Element): Place {
  const section = element.closest<HTMLElement>('[data-section]')
  const place = { section: section?.dataset['section'], tag: element.localName, attributes: attributesOf(element) }
  return { ...place, position: alike(element.ownerDocument, place).indexOf(element) }
}

/** The element that stands there now. */
export function elementAt(document: Document, place: Place): HTMLElement | undefined {
  return alike(document, place)[place.position] as HTMLElement | undefined
}

function alike(document: Document, { section, tag, attributes }: Omit<Place, 'position'>): Element[] {
  const within = section === undefined ? document.body : document.querySelector(`[data-section="${section}"]`)
  return [...(within?.getElementsByTagName(tag) ?? [])].filter((one) =>
    attributesOf(one).every((value, index) => value === attributes[index]),
  )
}

function attributesOf(element: Element): (string | null)[] {
  return ATTRIBUTES.map((name) => element.getAttribute(name))
}
