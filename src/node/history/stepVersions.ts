import { editLog } from '#src/node/edit/editLog.ts'
import type { KeptStep } from '#src/node/edit/keptStep.ts'
import { readInside } from '#src/node/edit/sources.ts'
import { contentHash } from '#src/node/files/hashes.ts'
import { readBlobs } from '#src/node/git/readBlobs.ts'
import { fileStates } from '#src/node/review/changes/fileStates.ts'
import { textIn } from '#src/node/review/changes/changesBetween.ts'
import type { GitPlace } from '#src/node/review/gitPlace.ts'

/**
 * An edit of a page that is not published yet: `id` identifies it, `at` is its time, in milliseconds since 1970. `texts` are the files of
 * the page after it, by their current paths; null if a file does not exist. `before` are the same before it.
 */
export type StepVersion = { id: string; at: number; label: string; texts: PageTexts; before: PageTexts }
/** The texts of the files of a page, by their current paths. */
export type PageTexts = ReadonlyMap<string, string | null>

/**
 * The edits of files since the last commit, the last one first, as far as the log has them: it ends where another program has changed a
 * file, and where a file is as committed. Without git (`place` is null) all logged edits are returned.
 */
export async function stepVersions(configDir: string, place: GitPlace | null, files: readonly string[]): Promise<StepVersion[]> {
  const committed = place && place.head !== '' ? await committedTexts(place) : new Map<string, string>()
  const states = new Map(files.map((now) => [now, { name: now as string | null, text: readInside(configDir, now) ?? null, isOpen: true }]))
  const isCommitted = (name: string | null, text: string | null) => (name === null ? text === null : (committed.get(name) ?? null) === text)
  const versions: StepVersion[] = []
  const textsNow = () => new Map([...states].map(([now, { text }]) => [now, text]))

  async function committedTexts({ head, ...where }: GitPlace): Promise<Map<string, string>> {
    const names = new Set([
      ...files,
      ...editLog(configDir)
        .read()
        .done.flatMap((step) => step.files.map(({ from }) => from ?? '')),
    ])
    const found = await fileStates(where, head, [...names].filter(Boolean))
    const blobs = await readBlobs(
      where.top,
      [...found.values()].map(({ blob }) => blob),
    )
    return new Map([...found].flatMap(([name, state]): [string, string][] => [[name, textIn(blobs, state) ?? '']]))
  }

  for (const [index, step] of [...editLog(configDir).read().done.entries()].toReversed()) {
    for (const state of states.values()) if (state.name === null || isCommitted(state.name, state.text)) state.isOpen = false
    const own = [...states.values()].flatMap((state) => {
      const file = state.isOpen ? step.files.find(({ to }) => to === state.name) : undefined
      return file ? [{ state, file }] : []
    })
    if (own.length === 0) continue
    const texts = textsNow()
    for (const { state, file } of own) {
      const text = textBefore(file, state.text)
      if (text === undefined) state.isOpen = false
      else Object.assign(state, { name: file.from, text: file.from === null ? null : text })
    }
    versions.push({ id: `${step.at}-${index}`, at: step.at, label: step.label, texts, before: textsNow() })
  }
  return versions
}

/** The text of a file before a step; undefined if the file is not as the step left it. */
function textBefore({ offset, removed, added, after }: KeptStep['files'][number], text: string | null): string | undefined {
  if (contentHash(text ?? '') !== after) return undefined
  const now = text ?? ''
  return now.slice(0, offset) + removed + now.slice(offset + added.length)
}
