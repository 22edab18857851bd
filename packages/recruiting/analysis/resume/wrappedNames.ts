import { hasDate } from '#packages/recruiting/analysis/dates/hasDate.ts'
import { beginsSmall } from '#packages/recruiting/analysis/text/beginsSmall.ts'
import type { TextBlock } from './blocks.ts'
import { isClassBelow } from './degreeClass.ts'
import { degreeScore, orgScore, schoolScore, titleScore } from './titleScore.ts'

/** The longest line of a column in which names are broken, in letters, and the most lines of one. */
const NARROW = 42
const MOST = 3
/** The most space, in line distances, above what goes on. */
const CLOSE = 0.15

const lookOf = ({ looks }: TextBlock) => looks[0]?.look ?? ''
const isAlike = (one: TextBlock, other: TextBlock) =>
  one.size === other.size && lookOf(one) === lookOf(other) && one.indent === other.indent
const isOfOneLook = ({ looks }: TextBlock) => looks.every(({ look }) => look === looks[0]!.look)
const isLine = (block: TextBlock) => !block.isBullet && isOfOneLook(block) && !block.text.includes('\t') && !hasDate(block.text)

/** What opens a bracket that it does not close, or ends with a word that goes on. */
const OPEN = /\([^()]*$|[,&–-]$|(?<!\p{L})(?:and|of|the|in|for|with|und|der|für|et|de|du|des|en|y|e|da|do)$/u

/**
 * Blocks of a printed page with names whole that a narrow column broke: lines that look alike, and otherwise than what stands below or
 * above them, where the next word would have made each longer than all others. Two names that look alike, as of a degree and a school,
 * stay two.
 */
export function withWrappedNames(blocks: TextBlock[]): TextBlock[] {
  const longest = Math.max(...blocks.map(({ text }) => text.length))
  if (longest > NARROW || blocks.some(({ size }) => size === null)) return blocks
  const runs = runsOf(blocks)
  const isBroken = (run: TextBlock[]) => run.slice(1).every((line, index) => isWrapped(run[index]!, line, longest))
  const named = runs.filter((run) => isLine(run[0]!))
  return runs.flatMap((run, index) => {
    const next = runs[index + 1]?.[0]
    const isAbove = next !== undefined && next.gap <= CLOSE
    const isBelow = index > 0 && run[0]!.gap <= CLOSE && run.every(({ text }) => !text.includes(', '))
    const isNamed =
      (isAbove || isBelow) &&
      run.length > 1 &&
      run.length <= MOST &&
      run.every(isLine) &&
      isBroken(run) &&
      !run.slice(1).some((line, nth) => isClassBelow(line.text, run[nth]!.text))
    if (!isNamed) return run
    const alike = named.filter(([first]) => isAlike(first!, run[0]!))
    const isUsual = alike.filter(({ length }) => length === 1).length * 2 >= alike.length
    const isOne = run
      .slice(1)
      .every((line, nth) => isUsual || goesOn(run[nth]!, line) || (isAbove && !hasDate(next.text) && !areTwo(run[nth]!, line)))
    return isOne ? [{ ...run[0]!, text: run.map(({ text }) => text).join(' ') }] : run
  })
}

/** Lines that look alike, close below each other. */
function runsOf(blocks: TextBlock[]): TextBlock[][] {
  const runs: TextBlock[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (last && block.gap <= CLOSE && isAlike(last[0]!, block)) last.push(block)
    else runs.push([block])
  }
  return runs
}

/** The share of the longest line that makes one as wide, since letters are of different widths. */
const WIDE = 0.9

const isWrapped = (above: TextBlock, line: TextBlock, longest: number) =>
  above.text.length + /^\S+/.exec(line.text)![0].length + 1 > longest * WIDE

const goesOn = (above: TextBlock, line: TextBlock) => OPEN.test(above.text) || beginsSmall(line.text)

/** The end of a degree, which is none by itself. */
const PAPER = /^(?:certificate|diploma|degree|award|diplom|zertifikat)$/i

// A degree and a school, or a title and a firm.
function areTwo({ text: one }: TextBlock, { text: other }: TextBlock): boolean {
  const names = (text: string) => Math.max(titleScore(text), degreeScore(text)) >= 1.5
  const holds = (text: string) => Math.max(orgScore(text), schoolScore(text)) >= 1.1
  return !PAPER.test(other) && ((names(one) && holds(other)) || (holds(one) && names(other)))
}
