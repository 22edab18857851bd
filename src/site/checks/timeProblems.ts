import type { Times } from '#src/site/pages/live.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { TimedPart } from '#src/site/pages/timedParts.ts'

/** The end of something must come after its start. */
export function timeProblems({ file, keyPath, times: { publishAt, expireAt } }: TimedPart & { file: string }): UnplacedProblem[] {
  if (publishAt === undefined || expireAt === undefined || Date.parse(expireAt) > Date.parse(publishAt)) return []
  return [
    {
      code: 'E_TIME_ORDER',
      file,
      keyPath: [...keyPath, 'expireAt'],
      message: `"${expireAt}" is not after "${publishAt}", so this would never be shown`,
      hint: 'Write a later expireAt, or an earlier publishAt.',
    },
  ]
}

/** The table: pages without which there is no site. */
const alwaysShown: Record<string, string> = { 'pages/index.json': 'the home page', 'pages/404.json': 'the page for unknown addresses' }

/** Two pages cannot be hidden, whether as a draft or for a time. */
export function hiddenPages({ file, value }: { file: string; value: Times & { draft?: boolean | undefined } }): UnplacedProblem[] {
  const what = alwaysShown[file]
  if (what === undefined) return []
  const keys = (['draft', 'publishAt', 'expireAt'] as const).filter((key) => value[key] !== undefined && value[key] !== false)
  return keys.map((key) => ({
    code: 'E_ALWAYS_SHOWN',
    file,
    keyPath: [key],
    onKey: true,
    message: `${what} is always shown, so it cannot have ${key}`,
    hint: 'Remove it here; sections of the page may have times.',
  }))
}
