import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Edit, editedBakery } from './editedBakery.ts'

/**
 * A copy of the bakery with edits, as the config folder of a project of its own, absolute: for what writes beside it. Removed when the test
 * is over.
 */
export function bakeryProject(edits: Record<string, Edit>): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const configDir = join(root, 'config')
  cpSync(editedBakery(edits), configDir, { recursive: true })
  return configDir
}
