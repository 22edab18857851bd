/** Attributes that name other elements of the document by their ids. */
const REFERENCES = [
  'for',
  'headers',
  'popovertarget',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
]

/** What is wrong with the ids of a document: ids that are there twice, and whatever names one that is not there. */
export function brokenIds(document: Document): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const known = new Set(ids)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id "${id}" is there twice`)
  const references = REFERENCES.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
      element
        .getAttribute(name)!
        .split(/\s+/)
        .filter((id) => !known.has(id))
        .map((id) => `${name} of <${element.localName}> names "${id}", which is not there`),
    ),
  )
  const fragments = [...document.querySelectorAll('a[href^="#"]')]
    .map((link) => decodeURIComponent(link.getAttribute('href')!.slice(1)))
    .filter((id) => id !== '' && !known.has(id))
    .map((id) => `a link leads to "#${id}", which is not there`)
  const fields = [...document.querySelectorAll('label[for]')]
    .filter((label) => !document.getElementById(label.getAttribute('for')!)?.matches('input, select, textarea, button, output, meter'))
    .map((label) => `the label "${label.textContent}" is that of no field`)
  return [...twice, ...references, ...fragments, ...fields, ...sharedGroups(document)]
}

/** Groups of radio buttons that reach over more than one section: a choice in one would take away that of the other. */
function sharedGroups(document: Document): string[] {
  const sections = new Map<string, Set<Element | null>>()
  for (const button of document.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    sections.set(button.name, (sections.get(button.name) ?? new Set()).add(button.closest('[data-section]')))
  return [...sections].filter(([, places]) => places.size > 1).map(([name]) => `the radio buttons "${name}" are in more than one section`)
}
