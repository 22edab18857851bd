import { allPatterns } from '#tests/contract/patterns/allPatterns.ts'
import { excuseFor } from '#tests/contract/patterns/excuses.ts'
import { judge } from '#tests/contract/patterns/judge.ts'
import type { Pattern } from '#tests/contract/patterns/Pattern.ts'
import { figure, table } from './figures.ts'
import { hostileAnalyses } from '#packages/recruiting/bench/hostileAnalyses.ts'
import { lowestCpu } from './lowestCpu.ts'

/** Short and long texts, in characters. */
const [SHORT, LONG] = [10_000, 100_000]
/** How the time of a longer text may grow, as a multiple of its length. */
const TARGET = 2
/** What is too quick to be compared, in milliseconds. */
const QUICK = 20

/**
 * How the time of reading grows with the text: the verdict of recheck on every regular expression of the sources, for those that it
 * doubts the processor time of its attack at two lengths, and every analysis with hostile texts of two lengths.
 */
export async function regexBench(): Promise<void> {
  const { patterns } = await allPatterns()
  const doubted: string[][] = []
  const queue = patterns.values()
  const judgeNext = async () => {
    for (const pattern of queue) {
      const { verdict, attack } = await judge(pattern)
      if (attack) doubted.push([placeOf(pattern), verdict, growth(pattern, attack), excuseFor(pattern, verdict) ?? 'NO EXCUSE'])
    }
  }
  await Promise.all([judgeNext(), judgeNext()])
  console.log(`Regular expressions: ${patterns.length}, of which recheck doubts ${doubted.length}`)
  console.log(
    table([['pattern', 'verdict', '10 x text', 'why it may stay'], ...doubted.sort(([one], [other]) => (one! < other! ? -1 : 1))]),
  )
  const rows = await hostileAnalyses(SHORT, LONG)
  const slow = rows.filter(({ short, long }) => long > QUICK && long / short > (TARGET * LONG) / SHORT)
  console.log(
    `\nAnalyses with hostile texts of ${figure(SHORT)} and ${figure(LONG)} characters: processor time (ms), the slowest text of each`,
  )
  const tools = [...new Set(rows.map(({ tool }) => tool))]
  const worst = tools.map((tool) => rows.filter((row) => row.tool === tool).reduce((most, row) => (row.long > most.long ? row : most)))
  console.log(
    table([
      ['tool', 'text', 'short', 'long', 'ratio'],
      ...worst.map(({ tool, text, short, long }) => [tool, text, figure(short, 1), figure(long, 1), figure(long / short, 1)]),
    ]),
  )
  console.log(`${rows.length} pairs, ${slow.length} of which grow more than ${TARGET} x as fast as the text (target: none)`)
  for (const { tool, text, short, long } of slow) console.log(`  ${tool}, ${text}: ${figure(short, 1)} and ${figure(long, 1)} ms`)
}

const placeOf = ({ file, line }: Pattern) => (line === 0 ? file : `${file}:${line}`)

/** How much longer the attack takes with ten times the text. Stops where the short one takes seconds already. */
function growth({ source, flags }: Pattern, attack: (length: number) => string): string {
  const time = (length: number) => {
    const text = attack(length)
    return lowestCpu(() => text.replace(new RegExp(source, flags), ''))
  }
  const short = time(SHORT / 10)
  return short > 2000 ? 'too slow' : `${figure(time(SHORT) / short, 1)} x`
}
