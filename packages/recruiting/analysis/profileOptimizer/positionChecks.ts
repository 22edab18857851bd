import type { LinkedinCheckId } from '#packages/recruiting/schemas/checkIds.ts'
import { checkResult, type CheckResult, type ReportGroup } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import { graphemeCount } from '#packages/recruiting/analysis/text/graphemeCount.ts'
import { hasFigure } from '#packages/recruiting/analysis/text/hasFigure.ts'
import type { LinkedinProfile, ProfileOptions, ProfilePosition } from './LinkedinProfile.ts'
import { withoutContacts } from './withoutContacts.ts'

/** The checks of positions; none without positions. */
export function positionChecks({ positions = [] }: LinkedinProfile, { limits }: ProfileOptions): CheckResult[] {
  if (positions.length === 0) return []
  const described = positions.filter(({ description }) => description.trim() !== '')
  const longTitles = positions.filter(({ title }) => graphemeCount(title) > limits.positionTitle)
  const longTexts = positions.filter(({ description }) => graphemeCount(description) > limits.position)
  const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(graphemeCount))
  const empty = positions.length - described.length
  return [
    checkResult('positionTitleLength', 'Formats', longTitles.length === 0 ? 'good' : 'improve', {
      facts: {
        count: longTitles.length,
        of: positions.length,
        limit: limits.positionTitle,
        longest: longest(positions.map(({ title }) => title)),
      },
      evidence: titles(longTitles),
    }),
    checkResult('positionLength', 'Formats', described.length === 0 ? 'missing' : longTexts.length === 0 ? 'good' : 'improve', {
      facts: {
        count: longTexts.length,
        empty,
        of: positions.length,
        limit: limits.position,
        longest: longest(positions.map(({ description }) => description)),
      },
      evidence: titles(longTexts),
    }),
    shared('positionBullets', 'Accomplishments', described, ({ description }) =>
      /^[ \t]*(?:[•·▪●◦‣*–—-]|\d{1,2}[.)])[ \t]+\S/mu.test(description),
    ),
    shared('positionFigures', 'Accomplishments', positions, ({ title, description }) =>
      hasFigure(withoutContacts(`${title}\n${description}`)),
    ),
  ]
}

function shared(
  id: LinkedinCheckId,
  group: ReportGroup,
  positions: readonly ProfilePosition[],
  has: (position: ProfilePosition) => boolean,
): CheckResult {
  const count = positions.filter(has).length
  const share = count / Math.max(1, positions.length)
  return checkResult(id, group, positions.length === 0 ? 'note' : share === 1 ? 'good' : share > 0 ? 'improve' : 'missing', {
    share,
    facts: { count, of: positions.length },
    evidence: titles(positions.filter((position) => !has(position))),
  })
}

function titles(positions: readonly ProfilePosition[]): { line: null; text: string }[] {
  return positions.map(({ title }) => ({ line: null, text: title }))
}
