import { HOME } from '#src/site/checks/examplePieces.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import type { TimedPart } from '#src/site/pages/timedParts.ts'

/** It is judged file by file, before config is put together. */
export const timeOrder = rule({
  code: 'E_TIME_ORDER',
  group: 'shape',
  severity: 'error',
  title: 'End before the start',
  about: 'Something disappears before or when it appears, so nobody would ever see it.',
  hint: 'Write a later expireAt, or an earlier publishAt.',
  advice: 'Write an expireAt that comes after publishAt.',
  foundBy: 'src/site/checks/shape/timeOrder.ts',
  example: {
    file: HOME,
    replaces: '"type": "proofStrip",',
    bad: '"type": "proofStrip",\n      "publishAt": "2026-12-24",\n      "expireAt": "2026-12-20",',
    good: '"type": "proofStrip",\n      "publishAt": "2026-12-24",\n      "expireAt": "2026-12-27",',
  },
})

/** The problem of a part of a file whose end does not come after its start. */
export function timeProblems({
  file,
  keyPath,
  times: { publishAt, expireAt },
}: TimedPart & { file: string }): (RuleProblem & Pick<typeof timeOrder, 'code'>)[] {
  if (publishAt === undefined || expireAt === undefined || Date.parse(expireAt) > Date.parse(publishAt)) return []
  const message = `"${expireAt}" is not after "${publishAt}", so this would never be shown`
  return [{ code: timeOrder.code, file, keyPath: [...keyPath, 'expireAt'], message }]
}
