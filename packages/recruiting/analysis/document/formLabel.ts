import labels from '#packages/recruiting/data/entryLabels.json'
import { withoutMarks } from '#packages/recruiting/analysis/text/withoutMarks.ts'

const known = Object.values(labels).flat()
const whole = new Set(known)

/** Whether a text is a form label such as "Date of birth", or at least the first two words of one. */
export function isFormLabel(text: string): boolean {
  const plain = withoutMarks(text.replace(/’/g, "'"))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s:•-]+$|^[\s•]+/g, '')
  return whole.has(plain) || (plain.includes(' ') && known.some((label) => label.startsWith(`${plain} `)))
}
