import type { OldFile } from '#src/node/dev/editor/coverage/coverageWire.ts'

const MOST_BYTES = 20 * 1024 * 1024

/** Reads a file, which may be compressed with gzip. Rejects with a message for authors. */
export async function readOldFile(file: File): Promise<OldFile> {
  const tooLarge = () => new Error(`${file.name} is larger than 20 MB. Check it in a terminal: npm run coverage -- --old ${file.name}`)
  if (file.size > MOST_BYTES) throw tooLarge()
  if (!file.name.endsWith('.gz')) return { name: file.name, text: await file.text() }
  try {
    const text = await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text()
    if (text.length <= MOST_BYTES) return { name: file.name, text }
  } catch {
    throw new Error(`${file.name} is damaged. Download it again.`)
  }
  throw tooLarge()
}
