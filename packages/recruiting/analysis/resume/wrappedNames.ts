import { hasDate } from '#packages/recruiting/analysis/dates/hasDate.ts'
import { beginsSmall } from '#packages/recruiting/analysis/text/beginsSmall.ts'
import type { TextBlock } from './blocks.ts'
import { isClassBelow } from './degreeClass.ts'
import { degreeScore, orgScore, schoolScore, titleScore } from './titleScore.ts'

/** The maximum length, in letters, of a line in a column that wraps names, and the maximum number of lines per name. */
const NARROW = 42
const MOST = 3
/** The maximum space, in line distances, above a continuation. */
const CLOSE = 0.15

const lookOf = ({ looks }: TextBlock) => looks[0]?.look ?? ''
const isAlike = (one: TextBlock, other: TextBlock) =>
  one.size === other.size && lookOf(one) === lookOf(other) && one.indent === other.indent
const isOfOneLook = ({ looks }: TextBlock) => looks.every(({ look }) => look === looks[0]!.look)
const isLine = (block: TextBlock) => !block.isBullet && isOfOneLook(block) && !block.text.includes('\t') && !hasDate(block.text)

/** An unclosed bracket, or a last word that needs a continuation. */
const OPEN = /\([^()]*$|[,&–-]$|(?<!\p{L})(?:and|of|the|in|for|with|und|der|für|et|de|du|des|en|y|e|da|do)$/u

/**
 * Blocks of a printed page with the names joined that a narrow column wrapped: lines of one look, different from the text around them, if
 * the next word would have made each longer than all others. Two names of one look, such as a degree and a school, stay separate.
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

/** Lines of one look, close below each other. */
function runsOf(blocks: TextBlock[]): TextBlock[][] {
  const runs: TextBlock[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (last && block.gap <= CLOSE && isAlike(last[0]!, block)) last.push(block)
    else runs.push([block])
  }
  return runs
}

/** The share of the longest line that counts as equally wide, since letter widths differ. */
const WIDE = 0.9

const isWrapped = (above: TextBlock, line: TextBlock, longest: number) =>
  above.text.length + /^\S+/.exec(line.text)![0].length + 1 > longest * WIDE

const goesOn = (above: TextBlock, line: TextBlock) => OPEN.test(above.text) || beginsSmall(line.text)

/** The end of a degree, which is not a degree by itself. */
const PAPER = /^(?:certificate|diploma|degree|award|diplom|zertifikat)$/i

// A degree and a school, or a title and an employer.
function areTwo({ text: one }: TextBlock, { text: other }: TextBlock): boolean {
  const names = (text: string) => Math.max(titleScore(text), degreeScore(text)) >= 1.5
  const holds = (text: string) => Math.max(orgScore(text), schoolScore(text)) >= 1.1
  return !PAPER.test(other) && ((names(one) && holds(other)) || (holds(one) && names(other)))
}
