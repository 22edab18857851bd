import type { ToolLimits } from '#packages/recruiting/schemas/uploadLimits.ts'
import type { ReadLimits } from '#packages/recruiting/analysis/document/ReadDocument.ts'

const BYTES = 1_048_576

/** The limits of a tool in the units of the readers. */
export function readLimits({ megabytes, pages, characters, seconds }: ToolLimits): ReadLimits {
  return { bytes: Math.round(megabytes * BYTES), pages, characters, milliseconds: seconds * 1000 }
}
