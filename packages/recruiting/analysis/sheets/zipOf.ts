import { strToU8, zipSync } from 'fflate'

/** The first day that the format knows; `fflate` takes it in the time zone of the machine, and writes it without one. */
const FIRST_DAY = '1980-01-01T00:00:00'

/** Texts as a ZIP archive by their names, which may hold folders. The same texts give the same bytes. */
export function zipOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const bodies = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(bodies), { mtime: FIRST_DAY })
}
