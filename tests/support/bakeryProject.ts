import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Edit, editedBakery } from './editedBakery.ts'

/**
 * Copies the bakery, with edits, as the config folder of a separate project, for code that writes next to it; returns the absolute path.
 * Removed after the test.
 */
export function bakeryProject(edits: Record<string, Edit>): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const configDir = join(root, 'config')
  cpSync(editedBakery(edits), configDir, { recursive: true })
  return configDir
}
