import { kilobytes } from './kilobytes.ts'
import type { Excess } from './excesses.ts'

/** Number of excesses listed individually. */
const TOLD = 20

/** Amounts below this are given in bytes. */
const FEW_BYTES = 1000

/** The name of a measure, and how to reduce it. */
const words: Record<Excess['measure'], { name: string; advice: string }> = {
  scripts: { name: 'JavaScript', advice: 'Leave out a section that needs JavaScript' },
  styles: { name: 'styles', advice: 'Use fewer types and variants of sections on this page' },
  html: { name: 'HTML', advice: 'Shorten its texts, or move some of its sections to another page' },
  pictures: { name: 'pictures', advice: 'Show fewer or smaller pictures' },
  sections: { name: 'sections', advice: 'Move some of its sections to another page' },
}

/** Excesses as text for people: which section adds how much to which page, by how much the limit is exceeded, and what to do. */
export function describeExcesses(found: readonly Excess[]): string {
  const told = found.slice(0, TOLD).map(describe)
  return [...told, ...(found.length > TOLD ? [`… and ${found.length - TOLD} more.`] : [])].join('\n\n')
}

function describe({ path, budget, measure, found, allowed, adds }: Excess): string {
  const { name, advice } = words[measure]
  const isCount = measure === 'sections'
  const amount = (value: number) => (isCount ? String(value) : kilobytes(value))
  const [most, ...others] = adds
  const who = most
    ? `section ${nameOf(most)} adds ${kilobytes(most.bytes)} to ${path}, which has ${amount(found)} of ${name} in total`
    : isCount
      ? `${path} has ${found} sections`
      : `${path} has ${amount(found)} of ${name}, none of it from sections`
  const next = others.slice(0, 2).map((one) => `${nameOf(one)} ${kilobytes(one.bytes)}`)
  const then = next.length > 0 ? ` Next: ${next.join(', ')}.` : ''
  const more = found - allowed
  // Rounding would turn such a small amount into zero.
  const inBytes = `${more} ${more === 1 ? 'byte' : 'bytes'}`
  const over = `${isCount || more >= FEW_BYTES ? amount(more) : inBytes} more than the ${amount(allowed)}`
  return `${who}: ${over} of budgets.${budget}.${measure} in site.json.${then}\n  ${advice}, or raise the budget.`
}

function nameOf({ type, number }: Excess['adds'][number]): string {
  return `\`${type}\`${number === undefined ? '' : ` (section ${number} of the page)`}`
}
