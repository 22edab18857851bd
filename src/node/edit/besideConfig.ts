import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * The paths that belong to a config folder: the folder itself with links resolved, the working folder of writers, their lock, the edit log,
 * removed pictures, and the list of changes that wait for approval.
 */
export type BesideConfig = { folder: string; workDir: string; lock: string; log: string; pictures: string; sent: string }

/** The paths next to a config folder. They are the same for all writers, by whatever path they access it. None of them has to exist yet. */
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
    sent: join(kept, `sent-${name}.json`),
  }
}

function realOf(configDir: string): string {
  try {
    return realpathSync(configDir)
  } catch {
    return configDir
  }
}
