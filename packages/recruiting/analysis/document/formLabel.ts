import labels from '#packages/recruiting/data/entryLabels.json'
import { withoutMarks } from '#packages/recruiting/analysis/text/withoutMarks.ts'

const known = Object.values(labels).flat()
const whole = new Set(known)

/** Whether a text is a label of a form such as "Date of birth", or at least two words that such a label begins with. */
export function isFormLabel(text: string): boolean {
  const plain = withoutMarks(text.replace(/’/g, "'"))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s:•-]+$|^[\s•]+/g, '')
  return whole.has(plain) || (plain.includes(' ') && known.some((label) => label.startsWith(`${plain} `)))
}
