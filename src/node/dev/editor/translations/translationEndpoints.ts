import { z } from 'zod'
import { editorAnswer } from '#src/node/dev/editor/editorAnswer.ts'
import { ofShape } from '#src/node/dev/editor/ofShape.ts'
import { editorPlan } from '#src/node/dev/editor/tasks/editorPlan.ts'
import type { TaskPlan } from '#src/node/dev/editor/tasks/taskPlan.ts'
import type { EditorDone, EditorExport, EditorImport, EditorWorkList } from '#src/node/dev/editor/wire.ts'
import type { Endpoint } from '#src/node/dev/endpoint.ts'
import { refused } from '#src/node/dev/refused.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { readSources } from '#src/node/edit/sources.ts'
import { readTranslations } from '#src/node/edit/translations.ts'
import { type EditResult, refusedEdit } from '#src/node/edit/editResult.ts'
import { FORMATS, exported } from '#src/node/translations/exported.ts'
import { type ReturnPlan, planReturned } from '#src/node/translations/planReturned.ts'
import { MOST_RETURNED, returnedFrom } from '#src/node/translations/returnedFrom.ts'
import { translatedFile, translatedFiles } from '#src/node/translations/translatedFiles.ts'
import { visitorsSee } from '#src/node/translations/visitorsSee.ts'
import { type WorkItem, workList } from '#src/node/translations/workList.ts'

const Path = z.string().max(400)
const Export = z.strictObject({ language: Path, format: z.enum(FORMATS), isAll: z.boolean(), only: z.array(Path).max(10_000) })
const Import = z.strictObject({ name: Path, base64: z.base64(), language: Path, path: Path })

/** The size of a file for translators in base64, with some margin so that larger ones get a clear message. */
const MOST_BYTES = MOST_RETURNED * 1.4

/**
 * The table: the endpoints for translations. `list` counts what is missing and stale, `open` lists it for a file, `export` returns a file
 * for translators, `plan` what the import of such a file would do, and `import` does it as one step.
 */
export const translationEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/translations/list': {
    method: 'GET',
    answer({ configDir }) {
      const { language, languages, files } = translatedFiles(configDir)
      const names = new Intl.DisplayNames('en', { type: 'language' })
      const listed = languages.map((one) => ({ tag: one.tag, name: names.of(one.tag)!, until: visitorsSee(one, language) }))
      return {
        status: 200,
        body: { language, languages: listed, files: workList(files).map((item) => ({ ...item, open: [] })) } satisfies EditorWorkList,
      }
    },
  },
  '/_dev/edit/translations/open': {
    method: 'GET',
    answer({ configDir }, { file, language }) {
      const sources = readSources(configDir)
      const config = { configDir, sources, translations: readTranslations(configDir, sources) }
      const found = translatedFile(config, { file: String(file), language: String(language) })
      return { status: 200, body: { open: found ? workList([found])[0]!.open : [] } satisfies Pick<WorkItem, 'open'> }
    },
  },
  '/_dev/edit/translations/export': {
    method: 'POST',
    mostBytes: 1024 * 1024,
    answer: ofShape(Export, 'The request is not a valid export.', ({ configDir }, { language: tag, ...scope }) => {
      const site = translatedFiles(configDir)
      const language = site.languages.find((one) => one.tag === tag)
      if (!language) return refused(404, `The site is not translated into "${tag}".`)
      const body: EditorExport = exported(site, language, scope) ?? { name: '', text: '', texts: 0, words: 0 }
      return { status: 200, body }
    }),
  },
  '/_dev/edit/translations/plan': {
    method: 'POST',
    mostBytes: MOST_BYTES,
    answer: ofShape(Import, 'The request does not contain a file.', ({ configDir }, asked) => {
      const { config, plan, task } = planned(configDir, asked)
      return { status: 200, body: described(plan, editorPlan(config, task, undefined)) }
    }),
  },
  '/_dev/edit/translations/import': {
    method: 'POST',
    mostBytes: MOST_BYTES,
    answer: ofShape(Import, 'The request does not contain a file.', (desk, asked) => {
      const { config, task } = planned(desk.configDir, asked)
      const result: EditResult =
        'changes' in task
          ? desk.editing!.commit(task.changes, task.label, { isStrict: false, pages: { before: asked.path, after: asked.path } })
          : refusedEdit('failure' in task ? task.failure : '')
      const file = 'changes' in task ? (task.changes[0]?.to ?? '') : ''
      const answer = editorAnswer(desk, asked.path, file, result)
      return { status: 200, body: { answer, plan: editorPlan(config, task, result), open: null } satisfies EditorDone }
    }),
  },
}

function planned(configDir: string, { name, base64, language }: z.output<typeof Import>) {
  const config = configBefore(configDir)
  const returned = returnedFrom(name, Buffer.from(base64, 'base64'))
  const plan = 'failure' in returned ? returned : planReturned(config, returned.language ?? language, returned.texts)
  const task: TaskPlan =
    'failure' in plan
      ? plan
      : plan.changes.length === 0
        ? { failure: 'No text changes.' }
        : { changes: plan.changes, notes: plan.notes, label: `import translations (${plan.language.tag})`, open: null, isStrict: false }
  return { config, plan, task }
}

function described(plan: ReturnPlan | { failure: string }, shown: EditorImport['plan']): EditorImport {
  if ('failure' in plan) return { failure: plan.failure, language: '', files: [], refused: [], plan: shown }
  const { language, files, refused: not } = plan
  return { failure: null, language: language.tag, files, refused: not, plan: shown }
}
