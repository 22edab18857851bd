const SECTIONS = 'main [data-section]'
const OLD = '#b91c1c'
const NEW = '#1d4ed8'

/**
 * Frames the sections that only one of two documents has as they are there, with lines of so many pixels. Gives how far down the first of
 * them is in the second document, or in the first when it has gone, in pixels of the document; undefined when none differs.
 */
export function markChanges(before: Document, after: Document, line: number): number | undefined {
  const [old, now] = [sectionsOf(before), sectionsOf(after)]
  const gone = [...old].filter(([name]) => !now.has(name)).map(([, section]) => mark(section, OLD, line))
  const come = [...now].filter(([name]) => !old.has(name)).map(([, section]) => mark(section, NEW, line))
  const tops = come.length > 0 ? come : gone
  return tops.length > 0 ? Math.min(...tops) : undefined
}

/** Sections by what a visitor sees of them; ids depend on where a section stands. */
function sectionsOf(document: Document): Map<string, HTMLElement> {
  return new Map([...document.querySelectorAll<HTMLElement>(SECTIONS)].map((section) => [seen(section), section]))
}

function seen(section: HTMLElement): string {
  const parts = [...section.querySelectorAll('*')].map((part) =>
    [part.tagName, part.getAttribute('class'), own(part, 'src'), own(part, 'href'), own(part, 'style')].join(' '),
  )
  return [section.className, section.textContent, ...parts].join('\n')
}

/** An attribute without the state of the site that its address belongs to. */
function own(element: Element, name: string): string {
  return (element.getAttribute(name) ?? '').replace(/\/_view\/(?:before|after)\//g, '/')
}

function mark(section: HTMLElement, color: string, line: number): number {
  section.style.outline = `${line}px solid ${color}`
  section.style.outlineOffset = `-${line}px`
  return section.getBoundingClientRect().top
}
