import { type Loaded, loadSite } from '#src/node/config/loadSite.ts'
import { applyChanges } from '#src/node/edit/applyChanges.ts'
import { type Change, textAfter } from '#src/node/edit/change.ts'
import { readSources } from '#src/node/edit/sources.ts'
import { applyJournaled } from '#src/node/edit/journal.ts'
import type { Guard } from '#src/node/edit/rights/guard.ts'
import { stepLine } from '#src/node/edit/stepLine.ts'
import { unifiedDiff } from '#src/node/edit/unifiedDiff.ts'
import { withConfigLock } from '#src/node/edit/withConfigLock.ts'
import { refreshSchemas } from '#src/node/editorSchemas/refreshSchemas.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { fixConfig } from '#src/node/validate/fix/fixConfig.ts'
import type { Problem } from '#src/site/problem.ts'
import { belowFolder } from './belowFolder.ts'
import { draftMemory } from '#src/node/edit/draftMemory.ts'
import { draftFiles } from './draftFiles.ts'
import { draftRefusal } from './draftRefusal.ts'
import { fileTrail } from './fileTrail.ts'
import { newProblems } from '#src/node/edit/newProblems.ts'
import type { Patch, PatchStep } from './patch.ts'
import { planStep } from './planStep.ts'
import { type TrialFolder, trialFolder } from './trialFolder.ts'

type Words<Do extends PatchStep['do']> = (step: Extract<PatchStep, { do: Do }>) => string

/** The table: a description of each kind of step. */
const words: { [Do in PatchStep['do']]: Words<Do> } = {
  edit: ({ file }) => `change ${file}`,
  write: ({ file }) => `write ${file}`,
  new: ({ family, id }) => `new ${family} ${id}`,
  move: ({ from, to }) => `move ${from} to ${to}`,
  remove: ({ path }) => `remove ${path}`,
  replace: ({ words: old, by }) => `replace "${old}" with "${by}"`,
  fix: ({ file }) => `fix ${file ?? 'the site'}`,
}

/** A description of a patch for the undo history: its first step, and the number of others. */
function patchLabel({ steps: [first, ...others] }: Patch): string {
  const label = (words[first!.do] as Words<PatchStep['do']>)(first!)
  return others.length === 0 ? label : `${label}, and ${others.length} more`
}

/**
 * How to apply a patch: a dry run writes nothing; `allowDrafts` makes drafts accessible; `fix` fixes new problems with one right answer;
 * `strict` refuses warnings like errors; `today` is the date for new pages. `guard` refuses steps that its person may not take.
 */
export type PatchOptions = {
  dryRun?: boolean
  allowDrafts?: boolean
  fix?: boolean
  strict?: boolean
  today: string
  guard?: Guard | undefined
}

/**
 * The result of a patch. `written`: it is on disk; `sound`: valid, but a dry run; `unchanged`: nothing to change; `refused`: not possible,
 * or the site would have new errors; `conflict`: a file has changed since the patch was made. `problems` are new ones, warnings too, with
 * relative paths; `files` have their resulting hashes, null for a deleted file.
 */
export type PatchResult = {
  status: 'written' | 'sound' | 'unchanged' | 'refused' | 'conflict'
  message?: string
  diff: string
  problems: Problem[]
  files: { file: string; hash: string | null }[]
  notes: string[]
}

/** How often a patch is retried because another program writes to the folder. */
const MOST_TRIES = 3

/**
 * Tries a patch in a copy of the config folder and writes all of it if the site is then valid, otherwise nothing. Patches run one at a
 * time, under the lock of all writers. Throws a `LockError` like `withConfigLock`.
 */
export async function takePatch(configDir: string, patch: Patch, options: PatchOptions): Promise<PatchResult> {
  return withConfigLock(configDir, ({ workDir, recovered }) => {
    for (let tries = 1; ; tries++) {
      const trial = trialFolder(configDir, workDir)
      try {
        const result = tryPatch(configDir, trial, patch, options)
        if (result === 'stale' && tries < MOST_TRIES) continue
        if (result === 'stale') return nothing('conflict', 'Another program keeps writing to the config folder. Try again later.')
        const written =
          'changes' in result
            ? write(configDir, workDir, result, { dryRun: options.dryRun, label: patchLabel(patch), by: options.guard?.person })
            : result
        return { ...written, notes: [...(recovered === undefined ? [] : [recovered]), ...written.notes] }
      } finally {
        trial.remove()
      }
    }
  })
}

/** A valid patch, and the site with it. */
type Sound = { changes: Change[]; loaded: Loaded; result: PatchResult }

function tryPatch(configDir: string, trial: TrialFolder, patch: Patch, options: PatchOptions): Sound | PatchResult | 'stale' {
  const { dir } = trial
  const memory = draftMemory(configDir)
  const before = belowFolder(loadSite(dir, { memory }).problems, dir)
  const missing = before.find(({ code }) => code === 'E_NO_CONFIG')
  if (missing) return nothing('refused', `${pathFromCwd(configDir)}: ${missing.message}.`)
  const drafts = draftFiles(readSources(dir))
  const trail = fileTrail()
  const notes: string[] = []
  for (const [index, step] of patch.steps.entries()) {
    const refused = (failure: string, status: 'refused' | 'conflict' = 'refused') =>
      nothing(status, `Step ${index + 1} (${step.do}): ${failure.replaceAll(`${pathFromCwd(dir)}/`, '')}`)
    if (!options.allowDrafts && 'file' in step && step.file !== undefined && drafts.has(step.file)) return refused(draftRefusal(step.file))
    const plan = planStep(step, { trial: dir, configDir, today: options.today })
    if ('failure' in plan) return refused(plan.failure, 'isConflict' in plan ? 'conflict' : 'refused')
    const whole = step.do === 'move' || step.do === 'remove' ? step.do : undefined
    const forbidden = options.guard?.during(whole).whyNot(plan.changes, dir)
    if (forbidden !== undefined) return refused(forbidden)
    const applied = applyChanges(dir, plan.changes)
    if ('failure' in applied) return refused(applied.failure)
    trail.follow(plan.changes)
    notes.push(...plan.notes)
  }
  if (options.fix) {
    const fresh = (all: Problem[]) => {
      const wanted = new Set(newProblems(before, belowFolder(all, dir), trail.touched()).map(place))
      return all.filter((problem) => wanted.has(place(belowFolder([problem], dir)[0]!)))
    }
    const unfixed = options.guard && textsOf(dir)
    for (const { fix } of fixConfig(dir, { problems: fresh, file: () => false, options: { memory } }).fixed) {
      trail.follow([{ from: fix.file, to: fix.file, before: '', edits: [] }])
      notes.push(`Fixed in ${fix.file}: ${fix.label}.`)
    }
    const forbidden = unfixed && options.guard?.whyNot(changesSince(unfixed, textsOf(dir)), dir)
    if (forbidden !== undefined) return nothing('refused', `--fix: ${forbidden}`)
  }

  const changes = trail.changes(configDir, dir)
  const own = draftFiles(readSources(dir))
  const draft = changes.flatMap(({ from, to }) => [from, to]).find((file) => file !== null && (drafts.has(file) || own.has(file)))
  if (draft !== undefined && draft !== null && !options.allowDrafts) return nothing('refused', draftRefusal(draft))
  const loaded = loadSite(dir, { memory })
  const problems = newProblems(before, belowFolder(loaded.problems, dir), trail.touched())
  const files = changes.flatMap((change) => [
    ...(change.from !== null && change.from !== change.to ? [{ file: change.from, hash: null }] : []),
    ...(change.to === null ? [] : [{ file: change.to, hash: contentHash(textAfter(change)) }]),
  ])
  const found = { diff: unifiedDiff(changes), problems, files, notes }
  if (problems.some(({ severity }) => severity === 'error' || options.strict))
    return { status: 'refused', message: 'Nothing was changed, because the changes would cause these problems:', ...found }
  if (changes.length === 0) return { status: 'unchanged', ...found }
  if (trial.isStale()) return 'stale'
  return { changes, loaded, result: { status: 'sound', ...found } }
}

function write(
  configDir: string,
  workDir: string,
  { changes, loaded, result }: Sound,
  { dryRun, label, by }: { dryRun: boolean | undefined; label: string; by: string | undefined },
): PatchResult {
  if (dryRun) return result
  const applied = applyJournaled(configDir, workDir, changes, stepLine(changes, label, Date.now(), undefined, by))
  if ('failure' in applied) return { ...result, status: 'conflict', message: applied.failure }
  const stale = loaded.site ? refreshSchemas(configDir, loaded.site) : undefined
  return { ...result, status: 'written', notes: [...result.notes, ...(stale === undefined ? [] : [stale])] }
}

/** The JSON files of a folder, by their paths. */
function textsOf(dir: string): Map<string, string> {
  return new Map(readSources(dir).map(({ file, text }) => [file, text]))
}

function changesSince(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): Change[] {
  return [...now].flatMap(([file, content]) => {
    const old = before.get(file) ?? ''
    return content === old ? [] : [{ from: file, to: file, before: old, edits: [{ offset: 0, length: old.length, content }] }]
  })
}

function nothing(status: 'refused' | 'conflict', message: string): PatchResult {
  return { status, message, diff: '', problems: [], files: [], notes: [] }
}

function place({ code, file, line, column, message }: Problem): string {
  return JSON.stringify([code, file, line, column, message])
}
