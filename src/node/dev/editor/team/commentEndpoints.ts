import { dirname } from 'node:path'
import { z } from 'zod'
import { commentFiles } from '#src/node/comments/commentFiles.ts'
import { pathOfSource } from '#src/node/comments/findAnchor.ts'
import type { Author } from '#src/node/comments/remark.ts'
import { anchorAt } from '#src/node/comments/sectionTexts.ts'
import { threadsOf } from '#src/node/comments/threadsOf.ts'
import { ofShape } from '#src/node/dev/editor/ofShape.ts'
import type { Answer, Endpoint } from '#src/node/dev/endpoint.ts'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { refused } from '#src/node/dev/refused.ts'
import { placeOnDisk } from '#src/node/edit/placeOnDisk.ts'
import { askGit } from '#src/node/git/askGit.ts'
import { madeOnce } from '#src/site/madeOnce.ts'
import type { EditorComments } from './teamWire.ts'

const Text = z.string().trim().min(1).max(4000)
const Comment = z.strictObject({ file: z.string().max(400), section: z.int().min(0).max(10_000), words: z.string().max(400), text: Text })
const Reply = z.strictObject({ thread: z.string().max(60), text: Text })
const Decision = z.strictObject({ thread: z.string().max(60), isResolved: z.boolean() })

const filesOf = madeOnce(commentFiles)
const NO_COMMENT = 'The request is not a valid comment.'

/** The comments of a project; in a team, those of the server’s project, which all share. */
function comments({ configDir, team }: PreviewContext) {
  return filesOf(team?.project ?? dirname(configDir))
}

/** The person who writes: in a team as the login says, otherwise as git knows the author. */
async function author({ configDir, team, guard }: PreviewContext): Promise<Author> {
  if (team) return { email: team.person.email, name: team.person.name }
  if (guard) return { email: guard.person, name: guard.person }
  const ask = (what: string) =>
    askGit(configDir, ['config', '--get', what]).then(
      (text) => text.trim(),
      () => '',
    )
  const [name, email] = await Promise.all([ask('user.name'), ask('user.email')])
  return { email, name: name || email || 'Author' }
}

async function threads(desk: PreviewContext): Promise<Answer> {
  const { email } = await author(desk)
  const mayComment = desk.guard?.whyNotAct('comment') === undefined
  return {
    status: 200,
    body: { threads: threadsOf(desk.configDir, comments(desk).read()), me: email, mayComment } satisfies EditorComments,
  }
}

/** An endpoint that adds something if the person may comment, and returns all threads. */
function adding<Asked>(
  shape: z.ZodType<Asked>,
  add: (desk: PreviewContext, asked: Asked, by: Author) => Answer | undefined,
): Endpoint['answer'] {
  return ofShape(shape, NO_COMMENT, async (desk, asked) => {
    const forbidden = desk.guard?.whyNotAct('comment')
    if (forbidden !== undefined) return refused(403, forbidden)
    return add(desk, asked, await author(desk)) ?? threads(desk)
  })
}

function whyNoThread(desk: PreviewContext, thread: string): Answer | undefined {
  const isThere = comments(desk)
    .read()
    .some(({ id, kind }) => id === thread && kind === 'comment')
  return isThere ? undefined : refused(409, 'This comment no longer exists.')
}

/** The table: the endpoints of comments. Each writing one adds a file and changes none. */
export const commentEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/comments': { method: 'GET', answer: threads },
  '/_dev/edit/comment': {
    method: 'POST',
    answer: adding(Comment, (desk, { file, section, words, text }, by) => {
      if ('failure' in placeOnDisk(desk.configDir, file)) return refused(404, 'The config folder does not contain this file.')
      const anchor = anchorAt(desk.configDir, { file, path: pathOfSource(desk.configDir, file), section, words })
      if (!anchor) return refused(409, 'The section does not contain these words. Select other ones.')
      comments(desk).add({ kind: 'comment', by, at: Date.now(), text, anchor })
      return undefined
    }),
  },
  '/_dev/edit/reply': {
    method: 'POST',
    answer: adding(Reply, (desk, { thread, text }, by) => {
      const missing = whyNoThread(desk, thread)
      if (!missing) comments(desk).add({ kind: 'reply', by, at: Date.now(), thread, text })
      return missing
    }),
  },
  '/_dev/edit/resolve': {
    method: 'POST',
    answer: adding(Decision, (desk, { thread, isResolved }, by) => {
      const missing = whyNoThread(desk, thread)
      if (!missing) comments(desk).add({ kind: isResolved ? 'resolve' : 'reopen', by, at: Date.now(), thread })
      return missing
    }),
  },
}
