import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { tempPath, sweepTempFiles } from '#src/node/files/tempFile.ts'
import { valueHash } from '#src/node/files/hashes.ts'
import { keptFolder } from '#src/node/files/keptFolder.ts'
import { readSealed, writeSealed } from '#src/node/files/sealedFile.ts'
import { type Reached, isAsReached, reachedBy } from './reached.ts'

/** A folder with what was made of code of a company, and everything that it was made of. */
export type Bundle = { folder: string; reached: Reached }

const VERSION = '1'
const UNUSED_DAYS = 21

/**
 * Gives what `make` makes in a folder, from disk while nothing has changed of all that it was made of. `key` names what is made, of which
 * files and how. `make` gives the ids of the modules and files that it took, and fails with what keeps it from being made.
 */
export async function keptBundle(key: unknown, make: (outDir: string) => Promise<Iterable<string>>): Promise<Bundle> {
  const home = keptFolder('sections')
  const name = valueHash(key)
  const list = join(home, `${name}.json`)
  const kept = readSealed<Bundle>(list, VERSION)
  if (typeof kept === 'object' && isAsReached(kept.value.reached) && existsSync(kept.value.folder)) {
    for (const path of [list, kept.value.folder]) utimesSync(path, new Date(), new Date())
    return kept.value
  }
  mkdirSync(home, { recursive: true })
  const begun = tempPath(join(home, name))
  mkdirSync(begun)
  const started = Date.now()
  try {
    const reached = reachedBy(await make(begun))
    // What was saved meanwhile may be in it as it was before, so that it is used once.
    const isSure = Object.keys(reached.files).every((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? started) < started)
    const folder = join(home, isSure ? `${name}-${valueHash(reached.files)}` : `${name}-${started}-${process.pid}`)
    // Another process may be there first, with the same.
    if (!existsSync(folder)) renameSync(begun, folder)
    if (isSure) writeSealed(list, VERSION, { folder, reached } satisfies Bundle)
    tidy(home)
    return { folder, reached }
  } finally {
    rmSync(begun, { recursive: true, force: true })
  }
}

/** Removes what nobody has used for three weeks, and what a process had begun that was ended. */
function tidy(home: string): void {
  sweepTempFiles(home)
  for (const name of readdirSync(home)) {
    const age = Date.now() - (statSync(join(home, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > UNUSED_DAYS * 86_400_000) rmSync(join(home, name), { recursive: true, force: true })
  }
}
