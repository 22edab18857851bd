import { z } from 'zod'
import { editorAnswer } from '#src/node/dev/editor/editorAnswer.ts'
import { ofShape } from '#src/node/dev/editor/ofShape.ts'
import { siteNow } from '#src/node/dev/editor/siteNow.ts'
import { editorPlan } from '#src/node/dev/editor/tasks/editorPlan.ts'
import type { TaskPlan } from '#src/node/dev/editor/tasks/taskPlan.ts'
import { COMMIT, siteView } from '#src/node/dev/editor/views/siteView.ts'
import { textsView } from '#src/node/dev/editor/views/textsView.ts'
import type { EditorDone, EditorPlan } from '#src/node/dev/editor/wire.ts'
import type { Answer, Endpoint } from '#src/node/dev/endpoint.ts'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { refused } from '#src/node/dev/refused.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { deletedPages } from '#src/node/history/deletedPages.ts'
import { pageSources } from '#src/node/history/pageSources.ts'
import { pageVersions } from '#src/node/history/pageVersions.ts'
import { type RestorePlan, planRestore, planStepBack } from '#src/node/history/planRestore.ts'
import { type PageTexts, stepVersions } from '#src/node/history/stepVersions.ts'
import { tryRestore } from '#src/node/history/tryRestore.ts'
import { withFreedPaths } from '#src/node/history/withFreedPaths.ts'
import { textWords } from '#src/node/review/changes/changeWords.ts'
import { type GitPlace, gitPlace } from '#src/node/review/gitPlace.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { asLive } from '#src/node/dev/editor/views/asLive.ts'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import { type SchemaOf, schemasIn } from '#src/node/edit/sources.ts'
import type { EditorDeletedPages, EditorVersion, EditorVersionViews, EditorVersions, ShownVersion, VersionRef } from './historyWire.ts'

/** The number of versions that are listed at a time. */
const MOST = 20

const File = z.string().max(400)
const Ref = z.union([
  z.strictObject({
    commit: z.hex().min(40).max(64),
    files: z.array(z.strictObject({ now: File, old: File, was: File.optional() })).max(500),
  }),
  z.strictObject({ step: z.string().max(60) }),
])
/** A version of a page; `label` names it in the undo history. */
const Asked = z.strictObject({ ref: Ref, path: z.string().max(300), file: File, label: z.string().max(200).default('') })
type Asked = z.output<typeof Asked>

const NO_VERSION = 'The request names no version of a page.'
const GONE = 'This version does not exist any more. Open the history again.'

/** The table: the endpoints for the history of a page. */
export const historyEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/history': {
    method: 'GET',
    answer: async (desk, { file, cursor }) => historyOf(desk, String(file), typeof cursor === 'string' ? cursor : undefined),
  },
  '/_dev/edit/deleted': { method: 'GET', answer: deletedIn },
  '/_dev/edit/version': { method: 'POST', mostBytes: 256 * 1024, answer: ofShape(Asked, NO_VERSION, viewsOf) },
  '/_dev/edit/restore-plan': {
    method: 'POST',
    mostBytes: 256 * 1024,
    answer: ofShape(Asked, NO_VERSION, async (desk, asked) => {
      const plan = await restorePlan(desk, asked)
      if ('failure' in plan) return refused(409, plan.failure)
      const result = tryRestore(desk.configDir, plan)
      return { status: 200, body: editorPlan(configBefore(desk.configDir), asTask(plan, asked), result) satisfies EditorPlan }
    }),
  },
  '/_dev/edit/restore': {
    method: 'POST',
    mostBytes: 256 * 1024,
    answer: ofShape(Asked, NO_VERSION, async (desk, asked) => {
      const plan = await restorePlan(desk, asked)
      if ('failure' in plan) return refused(409, plan.failure)
      const pages = { before: asked.path, after: asked.path }
      const result = desk.editing!.commit(plan.changes, `restore ${asked.label}`, { isStrict: false, pages, pictures: plan.pictures })
      const done = editorPlan(configBefore(desk.configDir), asTask(plan, asked), result)
      const body: EditorDone = { answer: editorAnswer(desk, asked.path, asked.file, result), plan: done, open: null }
      return { status: 200, body }
    }),
  },
}

/** The page of a file, also if visitors do not see it now. */
function pageOf({ configDir, preview }: PreviewContext, file: string): Pick<SitePage, 'file' | 'shows'> | undefined {
  const { site } = siteNow({ configDir, preview })
  const known = site && pageIn(site, file)
  if (known) return known
  const live = asLive(configDir, file)
  const draft = 'text' in live ? loadDraft(configDir, [live]) : undefined
  return draft?.config?.pages.find((page) => page.file === file)
}

function pageIn({ pages, notFound, notFoundIn = [] }: Site, file: string): SitePage | undefined {
  return [...pages, notFound, ...notFoundIn].find((page) => page.file === file && !page.generated && !page.isFallback)
}

async function deletedIn({ configDir }: PreviewContext): Promise<Answer> {
  const place = await gitPlace(configDir)
  const body: EditorDeletedPages =
    'failure' in place
      ? { pages: [], failure: whyNoHistory(place.failure) }
      : {
          pages: (await deletedPages(configDir, place)).map(({ files, commit, ...page }) => ({
            ...page,
            ref: { commit, files: files.map((file) => ({ now: file, old: file })) },
          })),
          failure: null,
        }
  return { status: 200, body }
}

async function historyOf(desk: PreviewContext, file: string, cursor: string | undefined): Promise<Answer> {
  const { configDir } = desk
  const page = pageOf(desk, file)
  if (!page) return refused(404, 'This page does not exist any more, or it has errors.')
  const { own, shared } = pageSources(configDir, page)
  const place = await gitPlace(configDir)
  const known = 'failure' in place ? null : place
  const steps = cursor === undefined ? await stepVersions(configDir, known, own) : []
  const published = known
    ? await pageVersions(known, [...own, ...shared], { most: MOST, cursor }).catch(() => undefined)
    : { versions: [], next: null }
  if (!published) return refused(409, 'The published versions cannot be read. Open the history again.')
  const schemaOf = schemasIn(configDir)
  const body: EditorVersions = {
    own,
    shared,
    steps: steps.map(({ id, at, label, texts, before }) =>
      version({ step: id }, { at, title: label }, changedTexts(schemaOf, before, texts)),
    ),
    versions: published.versions.map(({ commit, files, who, at, title, text, changes }) =>
      version({ commit, files: files.filter(({ now }) => own.includes(now)) }, { who, at, title, text }, changes),
    ),
    next: published.next,
    failure: 'failure' in place ? whyNoHistory(place.failure) : place.head === '' ? 'Nothing has been published yet.' : null,
  }
  return { status: 200, body }
}

function version(
  ref: VersionRef,
  { who = '', at, title, text = '' }: { who?: string; at: number; title: string; text?: string },
  changes: EditorVersion['changes'],
): EditorVersion {
  return { ref, who, at, title, text, changes }
}

function whyNoHistory(failure: string): string {
  return failure.includes('not in a git repository')
    ? 'Earlier versions need a git repository, and the files of this site are not in a git repository. Edits made here are listed.'
    : failure
}

function changedTexts(schemaOf: SchemaOf, before: PageTexts, after: PageTexts): EditorVersion['changes'] {
  return [...after].flatMap(([file, text]): EditorVersion['changes'] => {
    const old = before.get(file) ?? null
    if (old === text) return []
    if (old === null) return [{ file, words: [{ place: '', did: 'added' }] }]
    return [
      { file, words: text === null ? [{ place: '', did: 'removed' }] : textWords(schemaOf(file), { file, before: old, after: text }) },
    ]
  })
}

/** The states of the site that show a version of a page, the one before it, and the current one. */
async function viewsOf(desk: PreviewContext, { ref, path, file }: Asked): Promise<Answer> {
  const now: ShownVersion = { path, view: 'after' }
  if ('step' in ref) {
    const step = await stepOf(desk, ref.step, file)
    if (!step) return refused(409, GONE)
    const shown = (texts: PageTexts): ShownVersion =>
      texts.get(file) == null ? null : { path, view: textsView([...texts].map(([name, text]) => ({ file: name, text }))) }
    return { status: 200, body: { before: shown(step.before), version: shown(step.texts), now } satisfies EditorVersionViews }
  }
  const named = ref.files.find(({ now: current }) => current === file)
  const version = await shownAt(desk, ref.commit, named?.old ?? file)
  const before = await shownAt(desk, `${ref.commit}^`, named?.was ?? named?.old ?? file)
  return { status: 200, body: { before, version, now } satisfies EditorVersionViews }
}

/** The page of a file in a commit. */
async function shownAt(desk: PreviewContext, commit: string, file: string): Promise<ShownVersion> {
  const view = COMMIT + commit
  const shown = await siteView(desk, view)
  if ('failure' in shown) return shown.failure.includes('cannot find the commit') ? null : shown.failure
  const { site } = shown.good
  const page = pageIn(site, file)
  return page && findPage(site, page.path) ? { path: page.path, view } : null
}

async function stepOf(desk: PreviewContext, id: string, file: string) {
  const page = pageOf(desk, file)
  if (!page) return undefined
  const place = await gitPlace(desk.configDir)
  const steps = await stepVersions(desk.configDir, 'failure' in place ? null : place, pageSources(desk.configDir, page).own)
  return steps.find((step) => step.id === id)
}

async function restorePlan(desk: PreviewContext, { ref, file }: Asked): Promise<RestorePlan | { failure: string }> {
  const { configDir } = desk
  const plan = 'step' in ref ? await stepPlan(desk, ref.step, file) : await commitPlan(configDir, ref, await gitPlace(configDir))
  if ('failure' in plan) return plan
  return plan.changes.length + plan.pictures.length === 0
    ? { failure: 'The page is already like this version.' }
    : withFreedPaths(configDir, plan)
}

async function stepPlan(desk: PreviewContext, id: string, file: string): Promise<RestorePlan | { failure: string }> {
  const step = await stepOf(desk, id, file)
  return step ? planStepBack(desk.configDir, step.texts) : { failure: GONE }
}

async function commitPlan(
  configDir: string,
  { commit, files }: Extract<VersionRef, { commit: string }>,
  place: GitPlace | { failure: string },
): Promise<RestorePlan | { failure: string }> {
  if ('failure' in place) return place
  if (files.length === 0)
    return { failure: 'The files of this page did not exist then, or they are made from data. Change the data instead.' }
  return planRestore(configDir, place, commit, files).catch(() => ({ failure: GONE }))
}

function asTask({ changes, notes }: RestorePlan, { label }: Asked): TaskPlan {
  return { changes, notes, label: `restore ${label}`, open: null, isStrict: false }
}
