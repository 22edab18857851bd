import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GitPlace } from './gitPlace.ts'
import { stageConfig } from './stageConfig.ts'

/**
 * Identifies the current content of a config folder as it would be committed, for the comparison in `commitConfig`; null if git cannot read
 * it.
 */
export async function configName(place: GitPlace): Promise<string | null> {
  const into = mkdtempSync(join(tmpdir(), 'config-name-'))
  try {
    return (await stageConfig(place, place.head, join(into, 'index'))).config
  } catch {
    return null
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
}
