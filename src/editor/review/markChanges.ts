const SECTIONS = 'main [data-section]'
const OLD = '#b91c1c'
const NEW = '#1d4ed8'

/**
 * Frames the sections that only one of two documents contains in this form, with lines of the given width. Returns the vertical position of
 * the first one in the second document, or in the first if it was removed, in pixels; undefined if there is no difference.
 */
export function markChanges(before: Document, after: Document, line: number): number | undefined {
  const [old, now] = [sectionsOf(before), sectionsOf(after)]
  const gone = [...old].filter(([name]) => !now.has(name)).map(([, section]) => mark(section, OLD, line))
  const come = [...now].filter(([name]) => !old.has(name)).map(([, section]) => mark(section, NEW, line))
  const tops = come.length > 0 ? come : gone
  return tops.length > 0 ? Math.min(...tops) : undefined
}

/** Sections by their visible content; ids depend on the position of a section. */
function sectionsOf(document: Document): Map<string, HTMLElement> {
  return new Map([...document.querySelectorAll<HTMLElement>(SECTIONS)].map((section) => [seen(section), section]))
}

function seen(section: HTMLElement): string {
  const parts = [...section.querySelectorAll('*')].map((part) =>
    [part.tagName, part.getAttribute('class'), own(part, 'src'), own(part, 'href'), own(part, 'style')].join(' '),
  )
  return [section.className, section.textContent, ...parts].join('\n')
}

/** An attribute without the site state in its addresses. */
function own(element: Element, name: string): string {
  const [first = '', ...others] = (element.getAttribute(name) ?? '').split('/_view/')
  return [first, ...others.map((part) => part.slice(part.indexOf('/')))].join('')
}

function mark(section: HTMLElement, color: string, line: number): number {
  section.style.outline = `${line}px solid ${color}`
  section.style.outlineOffset = `-${line}px`
  return section.getBoundingClientRect().top
}
