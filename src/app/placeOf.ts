/** An element’s position among elements of the same kind: enough to find its replacement after its section was re-rendered. */
export type Place = { section: string | undefined; tag: string; attributes: (string | null)[]; position: number }

/**
 * Properties that distinguish elements even if other software has inserted some. Text is not among them, because it may have been
 * translated.
 */
const ATTRIBUTES = ['type', 'name', 'href'] as const

/** The place of an element in its section, or outside of all sections. */
export function placeOf(element: Element): Place {
  const section = element.closest<HTMLElement>('[data-section]')
  const place = { section: section?.dataset['section'], tag: element.localName, attributes: attributesOf(element) }
  return { ...place, position: alike(element.ownerDocument, place).indexOf(element) }
}

/** The element at that place now. */
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
