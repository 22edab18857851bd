import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { tempPath, sweepTempFiles } from '#src/node/files/tempFile.ts'
import { valueHash } from '#src/node/files/hashes.ts'
import { keptFolder } from '#src/node/files/keptFolder.ts'
import { readSealed, writeSealed } from '#src/node/files/sealedFile.ts'
import { type Reached, isAsReached, reachedBy } from './reached.ts'

/** A folder with compiled code of a company, and all of its inputs. */
export type Bundle = { folder: string; reached: Reached }

const VERSION = '1'
const UNUSED_DAYS = 21

/**
 * Returns the folder written by `make`, cached while none of its inputs has changed. `key` identifies the code, its files and options.
 * `make` returns the ids of the modules and files that it used, and fails if they cannot be compiled.
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
    // If an input changed in the meantime, the result may contain its old version, so it is used once and not cached.
    const isSure = Object.keys(reached.files).every((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? started) < started)
    const folder = join(home, isSure ? `${name}-${valueHash(reached.files)}` : `${name}-${started}-${process.pid}`)
    // Another process may have written the same first.
    if (!existsSync(folder)) renameSync(begun, folder)
    if (isSure) writeSealed(list, VERSION, { folder, reached } satisfies Bundle)
    tidy(home)
    return { folder, reached }
  } finally {
    rmSync(begun, { recursive: true, force: true })
  }
}

/** Deletes entries unused for three weeks, and temporary files of dead processes. */
function tidy(home: string): void {
  sweepTempFiles(home)
  for (const name of readdirSync(home)) {
    const age = Date.now() - (statSync(join(home, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > UNUSED_DAYS * 86_400_000) rmSync(join(home, name), { recursive: true, force: true })
  }
}
