import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { SiteSettings } from '#schemas/site.ts'
import { ofShape } from '#src/node/dev/editor/ofShape.ts'
import { siteNow } from '#src/node/dev/editor/siteNow.ts'
import type { Answer, Endpoint } from '#src/node/dev/endpoint.ts'
import type { PreviewContext } from '#src/node/dev/previewContext.ts'
import { refused } from '#src/node/dev/refused.ts'
import { changeMessages } from '#src/node/receive/admin/changeMessages.ts'
import { csvOf } from '#src/node/receive/admin/csvOf.ts'
import { type Store, messagesOf } from '#src/node/receive/admin/messagesOf.ts'
import { readEnvironment } from '#src/node/receive/environment.ts'
import { JournalError } from '#src/node/receive/journal/journalError.ts'
import type { KeptSubmission } from '#src/node/receive/journal/submission.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import type { EditorInbox, EditorMessage } from './teamWire.ts'

/** Ids are hexadecimal, so they can be names of files. */
const Change = z.strictObject({ id: z.hex().min(1).max(64), change: z.enum(['done', 'open', 'retry', 'release', 'drop']) })

/** The number of messages that are listed; `receive export` has all of them. */
const MOST_LISTED = 1000

const projectOf = ({ configDir, team }: PreviewContext) => team?.project ?? dirname(configDir)

/** Where the receiver stores messages, as its command finds it. */
function storeOf(desk: PreviewContext): Store {
  const { folder, secrets } = readEnvironment(process.env)
  return { folder: folder ?? join(projectOf(desk), 'submissions'), databaseUrl: secrets.databaseUrl }
}

/** Marks of the team: a file for each message that is done. */
function markOf(desk: PreviewContext, id: string): string {
  return join(projectOf(desk), '.build/inbox', id)
}

async function newest(desk: PreviewContext): Promise<KeptSubmission[]> {
  const messages: KeptSubmission[] = []
  for await (const message of messagesOf(storeOf(desk), {})) messages.push(message)
  return messages.toReversed().slice(0, MOST_LISTED)
}

/** Where messages go, in words: the recipients of the settings. */
export function recipientsInWords(forms: SiteSettings['forms']): string[] {
  const own = forms.recipients.map((one) =>
    one.kind === 'mail'
      ? `by e-mail to ${one.to}`
      : one.kind === 'webhook'
        ? `to the service at ${new URL(one.url).host}`
        : 'to a file on the server',
  )
  return forms.receiver === undefined ? own : [...own, `through the receiver at ${new URL(forms.receiver).host}`]
}

/** Answers if the person has the right to messages of visitors; a store that cannot be read is reported. */
async function answering(desk: PreviewContext, answer: () => Promise<Answer>): Promise<Answer> {
  const forbidden = desk.guard?.whyNotAct('messages')
  if (forbidden !== undefined) return refused(403, forbidden)
  try {
    return await answer()
  } catch (error) {
    if (error instanceof JournalError) return refused(409, errorReason(error))
    throw error
  }
}

/** The table: the endpoints of the inbox. */
export const messageEndpoints: Record<string, Endpoint> = {
  '/_dev/edit/messages': {
    method: 'GET',
    answer: (desk) =>
      answering(desk, async () => {
        const { site } = siteNow(desk)
        const messages = (await newest(desk)).map(({ id, form, at, page, values, state, files, deliveries }): EditorMessage => ({
          id,
          form,
          at,
          page,
          values,
          state,
          files: (files ?? []).map(({ name }) => name),
          isDone: existsSync(markOf(desk, id)),
          mayRetry: state !== 'held' && Object.values(deliveries).some((delivery) => delivery.state === 'failed'),
        }))
        return { status: 200, body: { messages, goTo: site ? recipientsInWords(site.settings.forms) : [] } satisfies EditorInbox }
      }),
  },
  '/_dev/edit/messages-table': {
    method: 'GET',
    answer: (desk) => answering(desk, async () => ({ status: 200, body: { csv: csvOf(await newest(desk)) } })),
  },
  '/_dev/edit/message': {
    method: 'POST',
    answer: ofShape(Change, 'The request does not name a message.', (desk, { id, change }) =>
      answering(desk, async () => {
        const mark = markOf(desk, id)
        if (change === 'done') {
          mkdirSync(dirname(mark), { recursive: true })
          writeFileSync(mark, '')
        } else if (change === 'open') rmSync(mark, { force: true })
        else {
          const { changed } = await changeMessages(storeOf(desk), change, [id])
          if (changed.length === 0) return refused(409, 'The message has changed in the meantime. Load the messages again.')
          if (change === 'drop') rmSync(mark, { force: true })
        }
        return { status: 200, body: {} }
      }),
    ),
  },
}
