import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GitPlace } from './gitPlace.ts'
import { stageConfig } from './stageConfig.ts'

/** Names the content of a config folder as it would be committed now, as `commitConfig` compares it; null when git cannot read it. */
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
