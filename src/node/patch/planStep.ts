import { blockingProblems } from '#src/node/edit/blockingProblems.ts'
import type { Change, Plan } from '#src/node/edit/change.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { whyNotEntry } from '#src/node/edit/entryOrigin.ts'
import { editText } from '#src/node/edit/editText.ts'
import { followingTranslations } from '#src/node/edit/followingTranslations.ts'
import { formatOf, laidOut } from '#src/node/edit/format.ts'
import { planMove } from '#src/node/edit/planMove.ts'
import { planNew } from '#src/node/edit/planNew.ts'
import { planRemove } from '#src/node/edit/planRemove.ts'
import { readSources } from '#src/node/edit/sources.ts'
import { planReplace } from '#src/node/replace/planReplace.ts'
import { files as fileTable } from '#src/contract/files.ts'
import { knownKeys } from '#src/node/config/parse/schemaAt.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { planFixes } from '#src/node/validate/fix/planFixes.ts'
import { type ConfigFile, configFile } from './configFile.ts'
import { draftMemory } from '#src/node/edit/draftMemory.ts'
import type { PatchStep } from './patch.ts'

/** The folder in which steps are tried, the real one, and the date for new pages, as `YYYY-MM-DD`. */
export type Places = { trial: string; configDir: string; today: string }

/** The changes of a step, or why it is not possible; `isConflict` if a file has changed since the patch was made. */
export type StepPlan = Plan | { failure: string; isConflict: true }

type Planner<Do extends PatchStep['do']> = (step: Extract<PatchStep, { do: Do }>, places: Places) => StepPlan

/** The table: the planner for each kind of step. */
const planners: { [Do in PatchStep['do']]: Planner<Do> } = {
  edit(step, places) {
    const opened = open(step, places)
    if ('failure' in opened) return opened
    const { kind, found } = opened
    if (kind === 'markdown') return { failure: `${step.file} is Markdown. Replace its entire text with "do": "write".` }
    if (!found) return { failure: `${step.file} does not exist. Create a file with "do": "write", or a page with "do": "new".` }
    return edited(step.file, found.text, step.operations, places)
  },
  write({ file, baseHash, value, text }, places) {
    const opened = open({ file, baseHash }, places)
    if ('failure' in opened) return opened
    const { kind, found } = opened
    const isMarkdown = kind === 'markdown'
    if (isMarkdown !== (text !== undefined)) return { failure: `${file} is ${isMarkdown ? 'Markdown: use "text"' : 'JSON: use "value"'}.` }
    if (isMarkdown) return changed(file, found?.text ?? null, text!)
    if (found) return edited(file, found.text, [{ op: 'set', path: [], value: value! }], places)
    const settings = readSources(places.trial).find((source) => source.kind === 'site')
    const format = formatOf(settings?.text ?? '')
    return changed(file, null, laidOut(value, format) + format.eol)
  },
  new({ family, id, draft, content }, { trial, configDir, today }) {
    const plan = planNew(configBefore(trial, draftMemory(configDir)), { family, id, today, draft })
    if ('failure' in plan || content === undefined) return plan
    const [change] = plan.changes
    const text = change!.edits[0]!.content
    const { $schema } = JSON.parse(text) as { $schema?: string }
    const page = { ...($schema === undefined ? {} : { $schema }), ...content, ...(draft ? { draft } : {}) }
    const format = formatOf(text)
    return { ...changed(change!.to!, null, laidOut(page, format) + format.eol), notes: [] }
  },
  move({ from, to }, { trial, configDir }) {
    const config = configBefore(trial, draftMemory(configDir))
    return whyNotLinks(config.problems) ?? planMove(config, from, to)
  },
  remove({ path, redirect, relink, gone }, { trial, configDir }) {
    const config = configBefore(trial, draftMemory(configDir))
    const refusal = whyNotLinks(config.problems)
    if (refusal) return refusal
    const plan = planRemove(config, path, redirect !== undefined ? { redirect } : gone ? 'gone' : 'undecided', relink)
    if (plan === 'undecided') return { failure: `Decide where visitors of ${path} go: set "redirect", or "gone": true.` }
    if (!('linked' in plan)) return plan
    const places = plan.linked.slice(0, 20).map(({ file, line, column, href }) => `${file}:${line}:${column} ${href}`)
    const more = plan.linked.length > places.length ? `\nand ${plan.linked.length - places.length} more` : ''
    return { failure: `${path} was not removed, because these places link to it:\n${places.join('\n')}${more}` }
  },
  replace({ do: _do, ...replacement }, { trial, configDir }) {
    const config = configBefore(trial, draftMemory(configDir))
    return whyNotLinks(config.problems) ?? planReplace(config, replacement)
  },
  fix({ file }, places) {
    const opened = file === undefined ? undefined : open({ file }, places)
    if (opened && 'failure' in opened) return opened
    if (opened && !opened.found) return { failure: `${file} does not exist. Name an existing file, or leave "file" out to fix all files.` }
    const { trial, configDir } = places
    const { problems } = loadSite(trial, { memory: draftMemory(configDir) })
    const fixes = problems.flatMap(({ fix }) => (fix && (file === undefined || fix.file === file) ? [fix] : []))
    const { changes, planned } = planFixes(trial, fixes)
    return { changes, notes: planned.map(({ fix }) => `${fix.file}: ${fix.label}.`) }
  },
}

/** Plans the changes of a step, in a folder with the results of earlier steps. Writes nothing. */
export function planStep(step: PatchStep, places: Places): StepPlan {
  return (planners[step.do] as Planner<PatchStep['do']>)(step, places)
}

/** Reads a file to change. If the step names a base hash, it must match. */
function open(
  { file, baseHash }: { file: string; baseHash?: string | undefined },
  { trial, configDir }: Places,
): ConfigFile | { failure: string } | { failure: string; isConflict: true } {
  const real = configFile(configDir, file)
  if ('failure' in real) return real
  if (real.kind === 'slugs') return { failure: `Only npm run slugs can change ${file}.` }
  const tried = configFile(trial, file)
  if ('failure' in tried) return tried
  const refusal = tried.found ? undefined : whyNotEntry(configDir, file)
  if (refusal !== undefined) return { failure: refusal }
  const base = real.found ?? tried.found
  if (baseHash !== undefined && baseHash !== base?.hash)
    return {
      failure: `${file} ${base ? `has changed in the meantime: its hash is ${base.hash}` : 'no longer exists'}. Read it again.`,
      isConflict: true,
    }
  return tried
}

/** The edited file, and its translations, whose items follow. */
function edited(file: string, text: string, operations: Parameters<typeof editText>[1], { trial }: Places): Plan {
  const { schema } = fileTable.find(({ pattern }) => pattern.test(file))!
  const result = editText(text, operations, (value, path) => knownKeys(schema, value, path))
  if ('failure' in result) return { failure: `${file}: ${result.failure}` }
  const { changes, notes } = changed(file, text, result.text)
  return { changes: [...changes, ...followingTranslations(trial, { file, before: text, text: result.text })], notes }
}

function changed(file: string, before: string | null, text: string): { changes: Change[]; notes: string[] } {
  const edits = [{ offset: 0, length: before?.length ?? 0, content: text }]
  return { changes: [{ from: before === null ? null : file, to: file, before: before ?? '', edits }], notes: [] }
}

/** Links and words in files with errors would be missed. */
function whyNotLinks(problems: Parameters<typeof blockingProblems>[0]): { failure: string } | undefined {
  const [first] = blockingProblems(problems)
  if (!first) return undefined
  const { file, line, column, message } = first
  return { failure: `Links and words in files with errors would be missed. Fix this first: ${file}:${line}:${column} ${message}` }
}
