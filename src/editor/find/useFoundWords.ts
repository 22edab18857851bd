import { useEffect, useState } from 'react'
import type { FoundWords } from '#src/node/dev/editor/wire.ts'
import { tasksApi } from '#src/editor/pages/tasksApi.ts'

/** The pause in typing before words are searched, in milliseconds. */
const PAUSE_MS = 250

export type Query = { words: string; matchCase: boolean; wholeWords: boolean }

/** The places of the words, searched again when `version` changes; undefined while they are not known. */
export function useFoundWords(query: Query, version: number): { found: FoundWords | undefined; failure: string } {
  const asked = JSON.stringify([query, version])
  const [known, setKnown] = useState<{ asked: string; found?: FoundWords; failure: string }>()
  useEffect(() => {
    const [wanted] = JSON.parse(asked) as [Query]
    if (wanted.words.trim() === '') return
    let isWanted = true
    const timer = setTimeout(() => {
      tasksApi.find(wanted).then(
        (found) => isWanted && setKnown({ asked, found, failure: '' }),
        (error: Error) => isWanted && setKnown({ asked, failure: error.message }),
      )
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [asked])
  return known?.asked === asked ? { found: known.found, failure: known.failure } : { found: undefined, failure: '' }
}
