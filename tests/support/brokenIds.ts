/**
 * The problems with the ids of a document: duplicate ids, references to missing ones, and groups of radio buttons that span several
 * sections, where a choice in one would clear that of another. The function uses nothing outside of itself, so it can be sent to a browser.
 */
export function brokenIds(document: Document): string[] {
  // Attributes that refer to other elements by their ids.
  const naming = [
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
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const known = new Set(ids)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id "${id}" is there twice`)
  const references = naming.flatMap((name) =>
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
  const sections = new Map<string, Set<Element | null>>()
  for (const button of document.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    sections.set(button.name, (sections.get(button.name) ?? new Set()).add(button.closest('[data-section]')))
  const shared = [...sections]
    .filter(([, places]) => places.size > 1)
    .map(([name]) => `the radio buttons "${name}" are in more than one section`)
  return [...twice, ...references, ...fragments, ...fields, ...shared]
}
