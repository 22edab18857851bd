import { HOME } from '#src/site/checks/examplePieces.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import type { TimedPart } from '#src/site/pages/TimedPart.ts'

/** Checked for each file, before config is assembled. */
export const timeOrder = rule({
  code: 'E_TIME_ORDER',
  group: 'shape',
  severity: 'error',
  title: 'Expires before it is published',
  about: 'Something expires before or when it is published, so it would never be shown.',
  hint: 'Set a later expireAt, or an earlier publishAt.',
  advice: 'Set an expireAt that is later than publishAt.',
  foundBy: 'src/site/checks/shape/timeOrder.ts',
  example: {
    file: HOME,
    replaces: '"type": "proofStrip",',
    bad: '"type": "proofStrip",\n      "publishAt": "2026-12-24",\n      "expireAt": "2026-12-20",',
    good: '"type": "proofStrip",\n      "publishAt": "2026-12-24",\n      "expireAt": "2026-12-27",',
  },
})

/** The problem of a part of a file whose end is not after its start. */
export function timeProblems({
  file,
  keyPath,
  times: { publishAt, expireAt },
}: TimedPart & { file: string }): (RuleProblem & Pick<typeof timeOrder, 'code'>)[] {
  if (publishAt === undefined || expireAt === undefined || Date.parse(expireAt) > Date.parse(publishAt)) return []
  const message = `"${expireAt}" is not after "${publishAt}", so this would never be shown`
  return [{ code: timeOrder.code, file, keyPath: [...keyPath, 'expireAt'], message }]
}
