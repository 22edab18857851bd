import type { WrittenFile } from '#packages/recruiting/corpus/resumes/written/Written.ts'
import { type Markup, markup as m } from './markup.ts'
import type { PortraitView } from './OriginLayout.ts'

/** Parts shared by several layouts: skills in one list, languages with their levels, contact details, and drawn lists. */
export const viewParts = {
  skills: ({ person }: PortraitView) => person.skills.flatMap((group) => group.items),
  spoken: ({ person }: PortraitView, between = ': ', after = '') =>
    person.languages.map(([language, level]) => `${language}${between}${level}${after}`),
  /** Contact details, with those of `order` before the web addresses. */
  contact: ({ person }: PortraitView, ...order: ('place' | 'phone' | 'email')[]) => [
    ...(order.length > 0 ? order : (['place', 'phone', 'email'] as const)).map((key) => person[key]),
    ...person.links,
  ],
  list: (texts: string[]): Markup => m`<ul>${texts.map((text) => m`<li>${text}</li>`)}</ul>`,
  note: (text: string): Markup => (text === '' ? m`` : m`<p><i>${text}</i></p>`),
  /** Additional sections, with headings drawn by the layout. */
  further: ({ person }: PortraitView, heading: (text: string) => Markup): Markup[] =>
    person.further.map(({ heading: name, texts }) => m`${heading(name)}${viewParts.list(texts)}`),
  page: (css: string, body: Markup): WrittenFile => ({
    kind: 'html',
    html: `<style>body{margin:0;font:10.5pt/1.35 sans-serif}h1,h2,h3,p,ul{margin:0}${css}</style>${body.html}`,
  }),
  plain: (...lines: (string | string[])[]): WrittenFile => ({ kind: 'txt', text: `${lines.flat().join('\n')}\n` }),
  word: (...parts: (string | string[])[]): WrittenFile => ({ kind: 'docx', body: parts.flat().join('') }),
}
