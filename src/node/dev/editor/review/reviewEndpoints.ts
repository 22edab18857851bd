import { z } from 'zod'
import { editorAnswer } from '#src/node/dev/editor/editorAnswer.ts'
import { editorProblems } from '#src/node/dev/editor/editorProblems.ts'
import { ofShape } from '#src/node/dev/editor/ofShape.ts'
import { COMMIT } from '#src/node/dev/editor/views/siteView.ts'
import type { Answer, Endpoint } from '#src/node/dev/endpoint.ts'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { refused } from '#src/node/dev/refused.ts'
import { changeSet } from '#src/node/review/changes/changeSet.ts'
import { neededBack } from '#src/node/review/changes/checkChoice.ts'
import { planTakeBack } from '#src/node/review/changes/planTakeBack.ts'
import { type SiteChange, fileOf } from '#src/node/review/changes/siteChange.ts'
import { type GitPlace, gitPlace } from '#src/node/review/gitPlace.ts'
import {
  type Released,
  addToRelease,
  dropRelease,
  startRelease,
  takeFromRelease,
  updateRelease,
} from '#src/node/review/releases/changeRelease.ts'
import { type Release, releaseOf } from '#src/node/review/releases/release.ts'
import { forgetSent } from '#src/node/review/sentChanges.ts'
import { whyNoRelease } from '#src/node/review/whyNotPublish.ts'
import { editorReview } from './editorReview.ts'
import { publishChoice } from './publishChoice.ts'
import type { RefusedChoice } from './reviewWire.ts'

const Ids = z.array(z.string().max(40)).max(20_000)
const Slug = z.string().min(1).max(100)

/** What to publish: `reviewed` identifies the config that the author reviewed. */
const Publish = z.strictObject({
  branch: z.string().min(1).max(200),
  title: z.string().trim().min(1).max(200),
  push: z.boolean(),
  pullRequest: z.boolean(),
  reviewed: z.string().max(100),
  changes: Ids.optional(),
  release: Slug.optional(),
})

const TakeBack = z.strictObject({ changes: Ids.min(1), path: z.string().max(300) })

/** A change of a release: `start` creates it, `show` returns the state of the site with it. */
const ReleaseAct = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('start'), name: z.string().trim().min(1).max(80), changes: Ids }),
  z.strictObject({ do: z.literal('add'), slug: Slug, changes: Ids.min(1) }),
  z.strictObject({ do: z.literal('take'), slug: Slug, changes: Ids.min(1) }),
  z.strictObject({ do: z.literal('drop'), slug: Slug }),
  z.strictObject({ do: z.literal('show'), slug: Slug }),
])

const STALE = 'The site has changed since you opened this review. Look at it again.'
const NO_RELEASE = 'This release does not exist any more. Look at the review again.'

/** The table: the endpoints of the review in the editor. */
export const reviewEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/review': { method: 'GET', answer: async (desk) => ({ status: 200, body: await editorReview(desk) }) },
  '/_dev/edit/publish': { method: 'POST', mostBytes: 1024 * 1024, answer: ofShape(Publish, 'Enter a summary.', publishChoice) },
  '/_dev/edit/take-back': { method: 'POST', mostBytes: 1024 * 1024, answer: ofShape(TakeBack, 'The request names no changes.', takeBack) },
  '/_dev/edit/unsend': {
    method: 'POST',
    answer: ofShape(z.strictObject({ branch: z.string().max(200) }), 'The request names no branch.', ({ configDir }, { branch }) => {
      forgetSent(configDir, branch)
      return { status: 200, body: {} }
    }),
  },
  '/_dev/edit/release': {
    method: 'POST',
    mostBytes: 1024 * 1024,
    answer: ofShape(ReleaseAct, 'The request is not a valid change of a release.', changeRelease),
  },
}

/** Takes changes since the last commit back, as one step. */
async function takeBack(desk: PreviewContext, { changes: ids, path }: z.output<typeof TakeBack>): Promise<Answer> {
  const { configDir, editing, at = Date.now() } = desk
  const place = await gitPlace(configDir)
  if ('failure' in place) return refused(409, place.failure)
  const { changes: all } = await changeSet(place)
  const taken = chosenOf(all, ids)
  if (!taken) return refused(409, STALE)
  const plan = await planTakeBack(configDir, place, all, taken)
  if ('failure' in plan) return refused(409, plan.failure)
  const [first] = taken
  const label = taken.length === 1 ? `take back a change of ${fileOf(first!)}` : `take back ${taken.length} changes`
  const needs = await neededBack(configDir, place, { all, taken }, at)
  if (needs && needs.length > 0) return refusedChoice('Other changes need this one. Take them back together.', { needs })
  const options = { isStrict: false, pages: { before: path, after: path } }
  const result = editing!.commit(plan.changes, label, { ...options, pictures: plan.pictures })
  if (result.status !== 'written')
    return refusedChoice(result.message ?? 'This cannot be taken back.', { problems: editorProblems(configDir, result.problems) })
  return { status: 200, body: editorAnswer(desk, path, fileOf(first!), result) }
}

function refusedChoice(
  message: string,
  { problems = [], needs = [] }: { problems?: RefusedChoice['problems']; needs?: SiteChange[] },
): Answer {
  const body: RefusedChoice = { message, problems, needs: needs.map(({ id }) => id), details: [] }
  return { status: 409, body }
}

async function changeRelease({ configDir, guard }: PreviewContext, asked: z.output<typeof ReleaseAct>): Promise<Answer> {
  const forbidden = asked.do === 'show' ? undefined : whyNoRelease(guard)
  if (forbidden !== undefined) return refused(403, forbidden)
  const place = await gitPlace(configDir)
  if ('failure' in place) return refused(409, place.failure)
  const started = asked.do === 'start' ? await startRelease(place, asked.name) : { slug: asked.slug }
  if ('failure' in started) return refused(409, started.failure)
  const release = await releaseOf(place, started.slug)
  if (!release) return refused(409, NO_RELEASE)
  if (asked.do === 'show') return shownRelease(place, release)
  if (asked.do === 'drop') {
    if (release.changes.length + release.lost.length > 0) return refused(409, 'Take its changes out first, so that none of them is lost.')
    await dropRelease(place, release)
    return { status: 200, body: {} }
  }
  if (asked.do === 'take') return answerOf(await takeFromRelease(place, release, new Set(asked.changes)))
  const chosen = chosenOf((await changeSet(place)).changes, asked.changes)
  if (!chosen) return refused(409, STALE)
  return chosen.length === 0 ? answerOf(started) : answerOf(await addToRelease(place, release, chosen))
}

/** The name of the state of the site with a release. */
async function shownRelease(place: GitPlace, release: Release): Promise<Answer> {
  const updated = await updateRelease(place, release)
  if ('failure' in updated) return refused(409, updated.failure)
  const { tip } = (await releaseOf(place, release.slug)) ?? release
  return { status: 200, body: { view: COMMIT + tip } }
}

function answerOf(released: Released): Answer {
  return 'failure' in released ? refused(409, released.failure) : { status: 200, body: released }
}

/** The changes with these ids; undefined if one of them does not exist any more. */
function chosenOf(all: readonly SiteChange[], ids: readonly string[]): SiteChange[] | undefined {
  const wanted = new Set(ids)
  const chosen = all.filter(({ id }) => wanted.delete(id))
  return wanted.size > 0 ? undefined : chosen
}
