import { ruleOf } from '#src/site/checks/ruleOf.ts'
import type { Problem } from '#src/site/problem.ts'
import { type Change, textAfter } from './change.ts'
import { type Draft, loadDraft } from './loadDraft.ts'
import { newProblems } from './newProblems.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { HIDING_FIELDS, textAsLive } from './textAsLive.ts'

/**
 * Errors that changes cause on pages that visitors cannot see now – drafts, scheduled and expired pages – and that would appear once these
 * are published. Only errors of the page itself count; its link targets may be published with it. `drafts` are the files after the changes.
 */
export function comingProblems(configDir: string, changes: readonly Change[], drafts: readonly Draft[]): Problem[] {
  const hidden = changes.flatMap((change): { file: string; before: Draft[]; after: Draft }[] => {
    if (change.to === null || !/^(?:pages|collections)\/.*\.json$/.test(change.to)) return []
    const after = shownNow(textAfter(change))
    const before = change.from === change.to ? shownNow(change.before) : undefined
    return after === undefined
      ? []
      : [
          {
            file: change.to,
            before: before === undefined ? [] : [{ file: change.to, text: before }],
            after: { file: change.to, text: after },
          },
        ]
  })
  if (hidden.length === 0) return []
  const files = new Set(hidden.map(({ file }) => `${pathFromCwd(configDir)}/${file}`))
  const inPlaceOf = new Map(hidden.map(({ file, after }) => [file, after]))
  const before = loadDraft(
    configDir,
    hidden.flatMap((page) => page.before),
  ).problems
  const after = loadDraft(
    configDir,
    drafts.map((draft) => inPlaceOf.get(draft.file) ?? draft),
  ).problems
  return newProblems(before, after, files)
    .filter(({ file, code, severity }) => severity === 'error' && files.has(file) && 'checkPage' in ruleOf(code))
    .map((problem) => ({ ...problem, message: `once the page is published, ${problem.message}`, fix: undefined }))
}

/** The text of a hidden page without the fields that hide it; undefined for any other page. */
function shownNow(text: string): string | undefined {
  // Parsing takes longer, and most pages have none of these fields.
  if (!text.includes('\\u') && !HIDING_FIELDS.some((field) => text.includes(`"${field}"`))) return undefined
  const live = textAsLive(text)
  return 'failure' in live || live.text === text ? undefined : live.text
}
