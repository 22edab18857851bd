import { strToU8, zipSync } from 'fflate'

/** The first date in the format; `fflate` interprets it in the local time zone, and writes it without one. */
const FIRST_DAY = '1980-01-01T00:00:00'

/** Texts as a ZIP archive by their names, which may include folders. The same texts give the same bytes. */
export function zipOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const bodies = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(bodies), { mtime: FIRST_DAY })
}
