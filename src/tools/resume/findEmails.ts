import type { Found } from './Resume.ts'
import type { ResumeParts } from './ResumeParts.ts'

const EMAIL = /[\p{L}\d._%+'-]+ ?@ ?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/giu
const SPELLED = /([\w.+-]+) ?[[(](?:at)[\])] ?([\w-]+(?:(?:\.| ?[[(]dot[\])] ?)[\w-]+)+)/gi

/** The e-mail address of the person: where contact details usually stand, else anywhere but among references, else behind a linked word. */
export function findEmail({ document: { lines, links }, sections, contact }: ResumeParts): Found | null {
  const foreign = sections.filter(({ kind }) => kind === 'references')
  const rest = lines
    .map((_line, index) => index)
    .filter((index) => !contact.includes(index) && !foreign.some(({ from, to }) => index >= from && index < to))
  for (const [order, confidence] of [
    [contact, 0.98],
    [rest, 0.85],
  ] as const) {
    for (const index of order) {
      const value = emailsOf(lines[index]!.text)[0]
      if (value) return { value, confidence, line: index }
    }
  }
  const linked = links
    ?.find((link) => link.startsWith('mailto:'))
    ?.slice(7)
    .split('?')[0]
  return linked && emailsOf(linked)[0] ? { value: linked, confidence: 0.9, line: null } : null
}

/** The e-mail addresses of a text as written, blanks around the sign taken out. */
export function emailsOf(text: string): string[] {
  const plain = text.replace(SPELLED, (_whole, name: string, host: string) => `${name}@${host.replace(/ ?[[(]dot[\])] ?/gi, '.')}`)
  return (plain.match(EMAIL) ?? []).map((address) => address.replaceAll(' ', '').replace(/^[.'_-]+/, ''))
}
