import { useEffect, useRef, useState } from 'react'
import type { EditorComments } from '#src/node/dev/editor/team/teamWire.ts'
import { askPreview } from '#src/editor/askPreview.ts'
import { isSame } from '#src/editor/isSame.ts'

/** The comments, why they could not be read or added to (or ''), and ways to add to them, which resolve to whether that succeeded. */
export type Threads = {
  known: EditorComments | undefined
  failure: string
  comment(place: { file: string; section: number; words: string }, text: string): Promise<boolean>
  reply(thread: string, text: string): Promise<boolean>
  resolve(thread: string, isResolved: boolean): Promise<boolean>
}

/** Others may write, too: the comments are read again after this time, in milliseconds. */
const EVERY_MS = 10_000

/** The comments of the site, read again from time to time. */
export function useThreads(): Threads {
  const [known, setKnown] = useState<EditorComments>()
  const [unread, setUnread] = useState('')
  const [refusal, setRefusal] = useState('')
  // A response to an earlier request must not replace a newer one, nor what was added since.
  const turn = useRef(0)
  useEffect(() => {
    let isWanted = true
    const read = () => {
      const own = ++turn.current
      askPreview<EditorComments>('/_dev/edit/comments').then(
        (found) => {
          if (!isWanted || own !== turn.current) return
          setKnown((before) => (isSame(before, found) ? before : found))
          setUnread('')
        },
        (error: Error) => isWanted && own === turn.current && setUnread(error.message),
      )
    }
    read()
    const timer = setInterval(() => document.visibilityState === 'visible' && read(), EVERY_MS)
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [])

  async function add(what: string, body: object): Promise<boolean> {
    try {
      const found = await askPreview<EditorComments>(`/_dev/edit/${what}`, body)
      turn.current += 1
      setKnown(found)
      setUnread('')
      setRefusal('')
      return true
    } catch (error) {
      setRefusal((error as Error).message)
      return false
    }
  }
  return {
    known,
    failure: refusal || unread,
    comment: (place, text) => add('comment', { ...place, text }),
    reply: (thread, text) => add('reply', { thread, text }),
    resolve: (thread, isResolved) => add('resolve', { thread, isResolved }),
  }
}
