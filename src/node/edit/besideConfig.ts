import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Where what belongs to a config folder lies beside it: the folder itself without links, the folder for what writers put aside, their lock,
 * the log of edits, and pictures that were taken back.
 */
export type BesideConfig = { folder: string; workDir: string; lock: string; log: string; pictures: string }

/** The places beside a config folder, the same for everybody who writes to it under whatever name. Nothing has to be there yet. */
export function besideConfig(configDir: string): BesideConfig {
  const folder = realOf(configDir)
  const name = basename(folder)
  const kept = join(dirname(folder), '.build')
  const workDir = join(kept, 'door')
  return {
    folder,
    workDir,
    lock: join(workDir, `${name}.lock`),
    log: join(kept, `edits-${name}.jsonl`),
    pictures: join(kept, `pictures-${name}`),
  }
}

function realOf(configDir: string): string {
  try {
    return realpathSync(configDir)
  } catch {
    return configDir
  }
}
