import { ruleOf } from '#src/node/validate/rules.ts'
import { type LoadOptions, type Loaded, loadSite } from '#src/node/config/loadSite.ts'
import type { Problem, Repair } from '#src/site/problem.ts'
import { applyChanges } from '#src/node/edit/applyChanges.ts'
import type { Change } from '#src/node/edit/change.ts'
import { commitChanges } from '#src/node/edit/commitChanges.ts'
import { type Planned, planRepairs } from './planRepairs.ts'
import { schemaRepairs } from './schemaRepairs.ts'
import { readSources } from '#src/node/edit/sources.ts'

/**
 * What to repair: the problems that are meant of those that there are, and which files may get a line for editors. `options` say how the
 * site is loaded.
 */
export type Asked = { problems(all: Problem[]): Problem[]; file(file: string): boolean; options: LoadOptions }

/**
 * What was repaired, in order, the site as it is afterwards, and, when a round of repairs had to be given up, why; then that round has
 * changed nothing.
 */
export type Outcome = { repaired: Planned[]; loaded: Loaded; refusal?: { failure: string; problems: Problem[] } }

/** Each round of repairs can show problems that others have hidden. More rounds than this would mean that two repairs undo each other. */
const MOST_ROUNDS = 5

/** Every repair that a config offers now: those of its problems and those of lines for editors. */
export function repairsOf(configDir: string, problems: Problem[], asked: Asked): Repair[] {
  const schemas = problems.some(({ code }) => code === 'E_NO_CONFIG')
    ? []
    : schemaRepairs(
        configDir,
        readSources(configDir).filter(({ file }) => asked.file(file)),
      )
  return [...schemas, ...once(asked.problems(problems))]
}

/** Repairs a config folder until nothing is left that can be repaired for certain. Every round is written as a whole or not at all. */
export function repairConfig(configDir: string, asked: Asked): Outcome {
  const repaired: Planned[] = []
  let loaded = loadSite(configDir, asked.options)
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const { problems } = loaded
    const repairs = repairsOf(configDir, problems, asked)
    const spelled = new Set(once(problems.filter(isSpelling)).map(key))
    const first = repairs.filter((repair) => isEditorLine(repair) || spelled.has(key(repair)))
    const isFirst = planRepairs(configDir, first).changes.length > 0
    const { changes, planned } = planRepairs(configDir, isFirst ? first : repairs)
    if (changes.length === 0) break
    const result = carryOutRepairs(configDir, changes, { before: problems, isSpelling: isFirst, options: asked.options })
    if ('failure' in result) return { repaired, loaded, refusal: result }
    loaded = result.loaded
    repaired.push(...planned)
  }
  return { repaired, loaded }
}

/**
 * Writes changes that repairs take. While a file is spelled wrongly its other problems cannot be seen, so mending the spelling may show
 * some; every other repair must bring about none, or nothing is written.
 */
export function carryOutRepairs(
  configDir: string,
  changes: Change[],
  { before, isSpelling, options = {} }: { before: Problem[]; isSpelling: boolean; options?: LoadOptions },
): { loaded: Loaded } | { failure: string; problems: Problem[] } {
  if (!isSpelling) return commitChanges(configDir, changes, before, options)
  const applied = applyChanges(configDir, changes)
  return 'failure' in applied ? { ...applied, problems: [] } : { loaded: loadSite(configDir, options) }
}

/** Whether a problem is one of how a file is written: such a file is not looked at any further. */
export function isSpelling({ code }: Problem): boolean {
  const group = ruleOf(code)?.group
  return group === 'text' || group === 'shape'
}

function isEditorLine(repair: Repair): boolean {
  return repair.do === 'insert' || repair.at[0] === '$schema'
}

function once(problems: Problem[]): Repair[] {
  return [...new Map(problems.flatMap(({ repair }): [string, Repair][] => (repair ? [[key(repair), repair]] : []))).values()]
}

function key(repair: Repair): string {
  return JSON.stringify(repair)
}
