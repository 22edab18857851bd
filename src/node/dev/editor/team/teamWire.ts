import type { Thread } from '#src/node/comments/thread.ts'
import type { KeptSubmission } from '#src/node/receive/journal/submission.ts'

/** A thread of comments. */
export type EditorThread = Thread

/** The threads of all pages, and whether the person may write some; `me` is their address. */
export type EditorComments = { threads: Thread[]; me: string; mayComment: boolean }

/** A message of a form, without its deliveries; `isDone` is the mark of the team, and `mayRetry` says that a delivery failed for good. */
export type EditorMessage = Pick<KeptSubmission, 'id' | 'form' | 'at' | 'page' | 'values' | 'state'> & {
  files: string[]
  isDone: boolean
  mayRetry: boolean
}

/** The messages, the newest first, and where new ones go, in words. */
export type EditorInbox = { messages: EditorMessage[]; goTo: string[] }

/** What the editor knows of the person: their name in a team, and what they may do apart from editing. */
export type EditorPerson = { name: string | null; mayComment: boolean; mayReadMessages: boolean }
