import { recentOf } from '#src/site/recentOf.ts'

/** A site has few styles that differ. */
const MOST_KEPT = 100

const kept = recentOf<Buffer>(MOST_KEPT)

/** The bytes of a text in pieces, of which every second one stands in many texts: these are turned into bytes once. */
export function bytesOf(pieces: readonly string[]): Buffer {
  return Buffer.concat(pieces.map((piece, index) => (index % 2 === 1 ? keptBytes(piece) : Buffer.from(piece))))
}

function keptBytes(text: string): Buffer {
  const bytes = kept.get(text) ?? Buffer.from(text)
  kept.set(text, bytes)
  return bytes
}
