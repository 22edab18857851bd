import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { ToolLimits } from '#schemas/tool.ts'
import type { ToolWords } from '#schemas/toolWords.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import type { ReadDocument, ReadFailure, ReadLimits, ReadResult } from '#src/tools/document/ReadDocument.ts'
import { failureText } from './failureText.ts'
import { fill } from './fill.ts'
import type { RunOperation } from './useRun.ts'

/** A file that the visitor gave: on its way, read, or refused with the reason in words. `id` tells files of one name apart. */
export type GivenFile = { id: number; name: string } & (
  | { state: 'reading' }
  | { state: 'ready'; document: ReadDocument }
  | { state: 'refused'; message: string }
)

/**
 * All that was given: files, a text, and a remark about both. `refusal` counts up with every new refusal, so that it can take the focus.
 */
export type Given = { files: GivenFile[]; text: string; remark: string; refusal: number }

const NOTHING: Given = { files: [], text: '', remark: '', refusal: 0 }

const BYTES = 1_048_576

/** The limits of a tool in the units of the readers. */
export function readLimits({ megabytes, pages, characters, seconds }: ToolLimits): ReadLimits {
  return { bytes: Math.round(megabytes * BYTES), pages, characters, milliseconds: seconds * 1000 }
}

/**
 * The documents that a visitor gives to a tool: one file or text, of which the last one given counts, or up to `most` files and a text.
 * What is refused leaves everything else as it is. `documents` gives all that can be used; none, with a remark that says why, when there is
 * nothing or the text is too long.
 */
export function useDocuments({ most, limits, words, run }: { most: number; limits: ToolLimits; words: ToolWords; run: RunOperation }) {
  const { language } = useSite()
  const [given, change] = useReducer((before: Given, next: (before: Given) => Given) => next(before), NOTHING)
  const lastId = useRef(0)
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  }, [given])

  const refuse = useCallback((remark: string) => change((before) => ({ ...before, remark, refusal: before.refusal + 1 })), [])
  const say = useCallback((failure: ReadFailure) => failureText(failure, words, language), [words, language])

  const add = useCallback(
    async (picked: File[]) => {
      const room = most === 1 ? 1 : most - latest.current.files.filter(({ state }) => state !== 'refused').length
      const taken = picked.slice(0, Math.max(0, room))
      const { bytes } = readLimits(limits)
      const asked = taken.map((file) => ({ id: ++lastId.current, file }))
      const entries = asked.map(({ id, file }): GivenFile => {
        // Before a byte of it is read: a file of this size could fill the memory.
        if (file.size > bytes)
          return { id, name: file.name, state: 'refused', message: say({ reason: 'tooLarge', limit: bytes, actual: file.size }) }
        return { id, name: file.name, state: 'reading' }
      })
      const remark = picked.length > taken.length ? (most === 1 ? words.oneFile : fill(words.tooManyFiles, { limit: most })) : ''
      const isAnyRefused = remark !== '' || entries.some(({ state }) => state === 'refused')
      change((before) => ({
        ...before,
        files: [...before.files.filter(({ state }) => state !== 'refused'), ...entries],
        remark,
        refusal: before.refusal + (isAnyRefused ? 1 : 0),
      }))

      const waiting = asked.filter((_, index) => entries[index]!.state === 'reading')
      if (waiting.length === 0) return
      const files = await Promise.all(waiting.map(async ({ file }) => ({ name: file.name, bytes: await bytesOf(file) })))
      const results = await run(
        'readFiles',
        { files: files.map(({ name, bytes }) => ({ name, bytes: bytes ?? new Uint8Array() })), limits: readLimits(limits) },
        files.length,
      )
      const outcome = new Map(
        waiting.map(({ id }, index) => {
          const result = files[index]!.bytes
            ? results?.[index]
            : ({ ok: false, name: files[index]!.name, failure: { reason: 'damaged' } } as const)
          return [id, result ? stateOf(result, say) : null]
        }),
      )
      change((before) => {
        const next = before.files.flatMap((file) => {
          if (!outcome.has(file.id)) return [file]
          const state = outcome.get(file.id)
          // Cancelled or crashed: the state of the run says so.
          return state ? [{ id: file.id, name: file.name, ...state }] : []
        })
        const states = [...outcome.values()].map((state) => state?.state)
        const kept = most === 1 && states.includes('ready') ? next.filter(({ id }) => outcome.has(id)) : next
        return { ...before, files: kept, refusal: before.refusal + (states.includes('refused') ? 1 : 0) }
      })
    },
    [most, limits, words, run, say],
  )

  const documents = useCallback(async (): Promise<ReadDocument[]> => {
    const { files, text } = latest.current
    const ready = files.flatMap((file) => (file.state === 'ready' ? [file.document] : []))
    if (ready.length > 0 && (most === 1 || text.trim() === '')) return ready
    if (files.some(({ state }) => state === 'reading')) return []
    if (text.length > limits.characters) {
      refuse(say({ reason: 'tooMuchText', limit: limits.characters }))
      return []
    }
    const result = await run('readText', { text, limits: readLimits(limits) })
    if (!result) return []
    if (!result.ok) refuse(say(result.failure))
    return result.ok ? [...ready, result.document].slice(0, most) : []
  }, [most, run, limits, refuse, say])

  return {
    given,
    add,
    documents,
    refuse,
    remove: useCallback((id: number) => change((before) => ({ ...before, files: before.files.filter((file) => file.id !== id) })), []),
    setText: useCallback(
      (text: string) => change((before) => ({ ...before, files: most === 1 ? [] : before.files, text, remark: '' })),
      [most],
    ),
    /** Whether this text is all that was given. */
    isOnly: (text: string) => given.text === text && given.files.every(({ state }) => state === 'refused'),
    /** Forgets all that was given. */
    forget: useCallback(() => change((before) => ({ ...NOTHING, refusal: before.refusal })), []),
    /** Takes over a text in place of everything else. */
    replace: useCallback((text: string) => change((before) => ({ ...NOTHING, text, refusal: before.refusal })), []),
  }
}

/** What a tool can do with the documents of its visitor. */
export type Documents = ReturnType<typeof useDocuments>

function stateOf(
  result: ReadResult,
  say: (failure: ReadFailure) => string,
): { state: 'ready'; document: ReadDocument } | { state: 'refused'; message: string } {
  return result.ok ? { state: 'ready', document: result.document } : { state: 'refused', message: say(result.failure) }
}

/** The bytes of a file; null when the browser cannot read it, as when it was moved meanwhile or is a folder. */
async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return null
  }
}
