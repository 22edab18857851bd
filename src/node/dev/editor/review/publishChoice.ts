import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import type { Answer } from '#src/node/dev/endpoint.ts'
import { editorProblems } from '#src/node/dev/editor/editorProblems.ts'
import { refused } from '#src/node/dev/refused.ts'
import { printable } from '#src/node/text/printable.ts'
import { branchChanges } from '#src/node/review/changes/branchChanges.ts'
import { type ChangeSet, changeSet } from '#src/node/review/changes/changeSet.ts'
import { type Choice, checkChoice } from '#src/node/review/changes/checkChoice.ts'
import { replacing } from '#src/node/review/changes/siteChange.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'
import { publishConfig } from '#src/node/review/publishConfig.ts'
import { publishedText } from '#src/node/review/publishedText.ts'
import { publishRelease } from '#src/node/review/releases/publishRelease.ts'
import { releaseOf } from '#src/node/review/releases/release.ts'
import { noteSent } from '#src/node/review/sentChanges.ts'
import { teamPlace } from '#src/node/review/teamPlace.ts'
import { unsentCommits } from '#src/node/review/unsentCommits.ts'
import { whyNoRelease, whyNotPublish } from '#src/node/review/whyNotPublish.ts'
import type { EditorPublished, RefusedChoice } from './reviewWire.ts'

/**
 * What to publish: the changes with these ids, all if there are none, or those of a release. `reviewed` identifies the config that the
 * author reviewed.
 */
export type PublishAsked = {
  branch: string
  title: string
  push: boolean
  pullRequest: boolean
  reviewed: string
  changes?: string[] | undefined
  release?: string | undefined
}

const NOT_SENT = 'The changes were not sent to the server.'
const STALE = 'Nothing was published: the site has changed since you opened this review. Look at it again.'

/** Publishes a choice of changes, or a release, if the site has no errors with them alone. */
export async function publishChoice(desk: PreviewContext, asked: PublishAsked): Promise<Answer> {
  const { configDir, at = Date.now() } = desk
  const forbidden = whyNoRelease(desk.guard)
  if (forbidden !== undefined) return refused(403, forbidden)
  const place = await teamPlace(configDir, desk)
  if ('failure' in place) return refused(409, place.failure)
  // A release that is sent for approval has a branch of its own.
  const isOwn = asked.release !== undefined && asked.branch !== place.branch
  const inTheWay = isOwn ? undefined : await whyNotPublish(desk, place, asked.branch)
  if (inTheWay !== undefined) return refused(403, inTheWay)
  const set = await changeSet(place)
  if (set.config !== asked.reviewed) return refused(409, STALE)
  const { branch, title, push, pullRequest } = asked
  if (asked.release !== undefined) return publishedRelease(desk, { place, set, at }, { ...asked, release: asked.release })
  const wanted = new Set(asked.changes ?? set.changes.map(({ id }) => id))
  const chosen = set.changes.filter(({ id }) => wanted.delete(id))
  if (wanted.size > 0) return refused(409, STALE)
  if (chosen.length === 0) {
    if (push && branch === place.branch && (await unsentCommits(place)) > 0) return sentAnswer(place, asked)
    return refused(409, 'Nothing has changed since the last publication, or no change is chosen.')
  }
  const own = branch === place.branch ? undefined : await branchChanges(place, branch)
  const kept = own && own.base === place.head ? replacing(own.changes, chosen).filter((change) => !chosen.includes(change)) : []
  const others = set.changes.filter((change) => !chosen.includes(change))
  const checked = await soundOrRefused(configDir, place, { kept, chosen, others }, at)
  if ('refusal' in checked) return checked.refusal
  const published = await publishConfig(place, {
    branch,
    title,
    text: checked.text,
    push,
    pullRequest,
    isThere: false,
    reviewed: set.config,
    changes: chosen,
  })
  return publishedAnswer(desk, place, asked, published, chosen.length)
}

/** Sends what was published on this computer only. */
async function sentAnswer(place: GitPlace, { branch, title }: PublishAsked): Promise<Answer> {
  const sent = await publishConfig(place, { branch, title, text: '', push: true, pullRequest: false, isThere: false, changes: [] })
  const failure = 'failure' in sent ? sent.failure : sent.unfinished
  if (failure !== undefined) {
    const body: RefusedChoice = { message: `${NOT_SENT} The reason is in the details.`, problems: [], needs: [], details: [failure] }
    return { status: 409, body }
  }
  const body: EditorPublished = { done: ['Sent to the server.'], links: [], unfinished: null, details: [`Pushed ${printable(branch)}.`] }
  return { status: 200, body }
}

/** Publishes the changes of a release, on the current branch or on its own one. */
async function publishedRelease(
  desk: PreviewContext,
  { place, set, at }: { place: GitPlace; set: ChangeSet; at: number },
  asked: PublishAsked & { release: string },
): Promise<Answer> {
  const { configDir } = desk
  const release = await releaseOf(place, asked.release)
  if (!release) return refused(409, 'This release does not exist any more. Look at the review again.')
  if (release.changes.length === 0) return refused(409, `“${release.name}” has no changes yet. Add some first.`)
  const others = set.changes.filter((change) => !release.changes.some(({ id }) => id === change.id))
  const checked = await soundOrRefused(configDir, place, { chosen: release.changes, others }, at)
  if ('refusal' in checked) return checked.refusal
  const { title, push, pullRequest } = asked
  const options = { configDir, editing: desk.editing, isNow: asked.branch === place.branch, current: set.changes }
  const done = await publishRelease(place, release, { ...options, title, text: checked.text, push, pullRequest, isThere: false })
  if ('failure' in done) return refused(409, done.failure)
  const { branch, published, left } = done
  const answer = publishedAnswer(desk, place, { ...asked, branch }, published, release.changes.length)
  if (left === undefined) return answer
  const body = answer.body as EditorPublished
  return { ...answer, body: { ...body, unfinished: [body.unfinished, left].filter(Boolean).join(' ') } }
}

/** Checks a choice; `refusal` is the answer if the site has errors with it alone. */
async function soundOrRefused(
  configDir: string,
  place: GitPlace,
  choice: Choice,
  at: number,
): Promise<{ text: string } | { refusal: Answer }> {
  const checked = await checkChoice(configDir, place, choice, at)
  if ('failure' in checked) return { refusal: refused(409, checked.failure) }
  const { errors, needs, text } = checked
  if (errors.length === 0) return { text }
  const isAll = choice.others.length === 0
  const message = isAll
    ? 'Nothing was published, because the site has errors:'
    : needs.length > 0
      ? 'Nothing was published: without other changes these cause errors. Publish the ones that belong together with them, too.'
      : 'Nothing was published: with these changes the site has errors:'
  const body: RefusedChoice = { message, problems: editorProblems(configDir, errors), needs: needs.map(({ id }) => id), details: [] }
  return { refusal: { status: 409, body } }
}

type Outcome = Awaited<ReturnType<typeof publishConfig>>

/** The answer for what was published, and the note if it waits for approval. */
function publishedAnswer(
  { configDir, at = Date.now() }: PreviewContext,
  place: GitPlace,
  { branch, title }: PublishAsked,
  published: Outcome,
  count: number,
): Answer {
  if ('failure' in published) {
    const body: RefusedChoice = {
      message: 'Nothing was published. The reason is in the details.',
      problems: [],
      needs: [],
      details: [published.failure],
    }
    return { status: 409, body }
  }
  const { pullRequest, link, pushed, hash, files } = published
  const { done, unfinished } = publishedText({ hash, files, pushed, unfinished: published.unfinished }, branch)
  const links = [
    ...(pullRequest
      ? [{ label: pullRequest.isNew ? 'Open the request for approval' : 'Open the existing request for approval', url: pullRequest.url }]
      : []),
    ...(link === undefined ? [] : [{ label: 'Ask for approval', url: link }]),
  ]
  const isNow = branch === place.branch
  if (!isNow) noteSent(configDir, { branch, title, at, url: pullRequest?.url ?? link ?? null })
  const what = count === 1 ? '1 change' : `${count} changes`
  const isSent = pushed !== undefined
  const alone = unfinished === undefined ? 'published on this computer, and not sent to a server' : 'published on this computer'
  const now = isSent || place.main ? 'published' : alone
  const approval = isSent ? 'sent for approval' : 'put aside for approval on this computer'
  const told = [`${what} ${isNow ? now : approval}.`]
  const details = unfinished === undefined ? done : [...done, unfinished]
  const why =
    pushed === undefined
      ? `${NOT_SENT} ${isNow ? '' : 'Send them for approval again later. '}The reason is in the details.`
      : 'The request for approval could not be opened. The reason is in the details.'
  const body: EditorPublished = { done: told, links, unfinished: unfinished === undefined ? null : why, details }
  return { status: 200, body }
}
