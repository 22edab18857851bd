import { HOME } from '#src/site/checks/examplePieces.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import type { Times } from '#src/site/pages/live.ts'

/** Checked for each file, before config is assembled. */
export const alwaysShown = rule({
  code: 'E_ALWAYS_SHOWN',
  group: 'shape',
  severity: 'error',
  title: 'Required page that would be hidden',
  about: 'The home page and the page for unknown addresses are always needed: they cannot be drafts, and cannot be scheduled or expire.',
  hint: 'Remove it. Sections of the page can be scheduled.',
  advice: 'Remove draft, publishAt and expireAt. Sections of the page can be scheduled.',
  foundBy: 'src/site/checks/shape/alwaysShown.ts',
  example: { file: HOME, replaces: '"icon": "wheat"', bad: '"icon": "wheat",\n  "publishAt": "2026-11-01"', good: '"icon": "wheat"' },
})

/** Pages that every site needs. */
const pages: Record<string, string> = { 'pages/index.json': 'the home page', 'pages/404.json': 'the page for unknown addresses' }

/** Problems of a required page that is hidden, as a draft or for a time. */
export function hiddenPages({
  file,
  value,
}: {
  file: string
  value: Times & { draft?: boolean | undefined }
}): (RuleProblem & Pick<typeof alwaysShown, 'code'>)[] {
  const what = pages[file]
  if (what === undefined) return []
  return (['draft', 'publishAt', 'expireAt'] as const)
    .filter((key) => value[key] !== undefined && value[key] !== false)
    .map((key) => ({
      code: alwaysShown.code,
      file,
      keyPath: [key],
      onKey: true,
      message: `${what} is always shown, so it cannot have ${key}`,
    }))
}
