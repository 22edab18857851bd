import { ruleOf } from '#src/site/checks/ruleOf.ts'
import { type LoadOptions, type Loaded, loadSite } from '#src/node/config/loadSite.ts'
import type { Fix } from '#src/site/fix.ts'
import type { Problem } from '#src/site/problem.ts'
import { applyChanges } from '#src/node/edit/applyChanges.ts'
import type { Change } from '#src/node/edit/change.ts'
import { commitChanges } from '#src/node/edit/commitChanges.ts'
import { type Planned, planFixes } from './planFixes.ts'
import { schemaFixes } from './schemaFixes.ts'
import { readSources } from '#src/node/edit/sources.ts'

/** What to fix: a filter of problems, and which files may get a `$schema` line. `options` are passed to `loadSite`. */
export type Asked = { problems(all: Problem[]): Problem[]; file(file: string): boolean; options: LoadOptions }

/** Applied fixes, in order, the site afterwards, and, if a round of fixes was abandoned without changes, why. */
export type Outcome = { fixed: Planned[]; loaded: Loaded; refusal?: { failure: string; problems: Problem[] } }

/** Each round of fixes can reveal hidden problems. More rounds than this mean that two fixes undo each other. */
const MOST_ROUNDS = 5

/** All current fixes of a config: those of its problems and those of `$schema` lines. */
export function fixesOf(configDir: string, problems: Problem[], asked: Asked): Fix[] {
  const schemas = problems.some(({ code }) => code === 'E_NO_CONFIG')
    ? []
    : schemaFixes(
        configDir,
        readSources(configDir).filter(({ file }) => asked.file(file)),
      )
  return [...schemas, ...once(asked.problems(problems))]
}

/** Fixes a config folder until nothing with exactly one right answer is left. Each round is written as a whole or not at all. */
export function fixConfig(configDir: string, asked: Asked): Outcome {
  const fixed: Planned[] = []
  let loaded = loadSite(configDir, asked.options)
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const { problems } = loaded
    const fixes = fixesOf(configDir, problems, asked)
    const spelled = new Set(once(problems.filter(isSpelling)).map(key))
    const first = fixes.filter((fix) => isEditorLine(fix) || spelled.has(key(fix)))
    const isFirst = planFixes(configDir, first).changes.length > 0
    const { changes, planned } = planFixes(configDir, isFirst ? first : fixes)
    if (changes.length === 0) break
    const result = commitFixes(configDir, changes, { before: problems, isSpelling: isFirst, options: asked.options })
    if ('failure' in result) return { fixed, loaded, refusal: result }
    loaded = result.loaded
    fixed.push(...planned)
  }
  return { fixed, loaded }
}

/**
 * Writes the changes of fixes. A misspelt file hides its other problems, so fixing the spelling may reveal some; every other fix must not
 * cause any, or nothing is written.
 */
export function commitFixes(
  configDir: string,
  changes: Change[],
  { before, isSpelling, options = {} }: { before: Problem[]; isSpelling: boolean; options?: LoadOptions },
): { loaded: Loaded } | { failure: string; problems: Problem[] } {
  if (!isSpelling) return commitChanges(configDir, changes, before, options)
  const applied = applyChanges(configDir, changes)
  return 'failure' in applied ? { ...applied, problems: [] } : { loaded: loadSite(configDir, options) }
}

/** Whether a problem is a syntax error: such a file is not checked further. */
export function isSpelling({ code }: Problem): boolean {
  const { group } = ruleOf(code)
  return group === 'text' || group === 'shape'
}

function isEditorLine(fix: Fix): boolean {
  return fix.do === 'insert' || ('keyPath' in fix && fix.keyPath[0] === '$schema')
}

function once(problems: Problem[]): Fix[] {
  return [...new Map(problems.flatMap(({ fix }): [string, Fix][] => (fix ? [[key(fix), fix]] : []))).values()]
}

function key(fix: Fix): string {
  return JSON.stringify(fix)
}
