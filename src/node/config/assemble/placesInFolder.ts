import { mostBytes } from '#src/node/config/read/readFiles.ts'
import { type FilePlaces, type PlacesIn, placesInJson, placesInMarkdown } from '#src/node/config/parse/placeProblems.ts'
import type { SharedConfig } from './sharedConfig.ts'

/** Places in the files of a config folder. Page files are read again, because only the few with problems are needed. */
export function placesInFolder(shared: SharedConfig): PlacesIn {
  const known = new Map<string, FilePlaces | undefined>()
  return (file) => {
    if (!known.has(file)) known.set(file, shared.placesIn(file) ?? (file.endsWith('.json') ? inPage(file) : inText(file)))
    return known.get(file)
  }

  function inPage(file: string): FilePlaces | undefined {
    try {
      const overlay = shared.overlayFile(file)
      if (overlay) return placesInJson(shared.parseOverlay(file, overlay))
      const read = shared.hashes.read(file, mostBytes(file))
      return read && placesInJson({ text: read.text.replace(/^\uFEFF/, ''), isJson: true })
    } catch {
      // An unreadable file has its own problem.
      return undefined
    }
  }

  function inText(file: string): FilePlaces | undefined {
    return placesInMarkdown(shared.texts.get(file))
  }
}
