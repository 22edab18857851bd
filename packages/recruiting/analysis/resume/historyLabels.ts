import breaks from '#packages/recruiting/data/breaks.json'
import labels from '#packages/recruiting/data/entryLabels.json'
import { withoutMarks } from '#packages/recruiting/analysis/text/withoutMarks.ts'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

/** The meaning of a label in a form. */
export type LabelRole = 'title' | 'place' | 'location' | 'other'

const roles = new Map<string, LabelRole>([
  ...[...labels.title, ...labels.degree].map((label) => [label, 'title'] as const),
  ...[...labels.place, ...labels.school].map((label) => [label, 'place'] as const),
  ...labels.location.map((label) => [label, 'location'] as const),
  ...labels.other.map((label) => [label, 'other'] as const),
])
const plain = (text: string) =>
  withoutMarks(text.replace(/’/g, "'"))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s:•-]+$|^[\s•]+/g, '')

/** The meaning of a text as a label such as "Name of employer", or null when it is not a label. */
export const labelRole = (text: string): LabelRole | null => roleIn(roles, text)

const ofCertificates = new Map<string, 'title' | 'place'>([
  ...labels.certificate.map((label) => [label, 'title'] as const),
  ...labels.issuer.map((label) => [label, 'place'] as const),
])

/** The meaning of a text as a label of a certificate or course, such as "Awarding body", or null when it is not a label. */
export const certificateRole = (text: string): 'title' | 'place' | null => roleIn(ofCertificates, text)

function roleIn<Role>(known: ReadonlyMap<string, Role>, text: string): Role | null {
  return text.length > 80 ? null : (known.get(plain(text)) ?? null)
}

/** Whether a text is only the end of a wrapped label, such as "providing education". */
export const isLabelEnd = (text: string): boolean =>
  text.length < 60 && text.includes(' ') && [...roles.keys()].some((label) => label.endsWith(` ${plain(text)}`))

/** The label formed by two halves, or null if they form none. */
export const wholeLabel = (one: string, other: string): string | null =>
  one !== '' && other !== '' && labelRole(one) === null && roles.has(`${plain(one)} ${plain(other)}`)
    ? `${one.trim()} ${other.trim()}`
    : null

/** The label before a tab or colon and the text after it, or null without a known label. */
export function labelled(text: string): { role: LabelRole; rest: string; at: number } | null {
  const tight = LABEL.exec(withoutMarks(text.replace(/’/g, "'")))
  if (tight) return { role: roles.get(tight[1]!.toLowerCase())!, rest: text.slice(tight[0].length), at: tight[0].length }
  const at = text.search(/[:\t]/)
  const role = at > 0 && at < 80 ? labelRole(text.slice(0, at)) : null
  const rest = text.slice(at + 1).trimStart()
  return role && rest !== '' ? { role, rest, at: text.length - rest.length } : null
}

// Labels of several words are known even if only a narrow space separates them from their value.
const LABEL = latinPattern(
  `^(${[...roles.keys()]
    .filter((label) => label.split(' ').length > 2)
    .toSorted((one, other) => other.length - one.length)
    .map((label) => label.replace(/[()/]/g, '\\$&'))
    .join('|')})[\\s:]+(?=["“]?\\p{Lu})`,
  'iu',
)

const BREAK = latinPattern(`^(?:${breaks.join('|')})(?!\\p{L})`, 'u')

/** Whether a text names a period without work, which is not a job. */
export const isBreak = (text: string): boolean => text.length < 60 && BREAK.test(plain(text))
