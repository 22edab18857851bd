import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Edit, applyBakeryEdits } from './editedBakery.ts'

/** Copies the depot, with edits, into a separate folder; returns the absolute path. Removed after the test. */
export function editedDepot(edits: Record<string, Edit> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const dir = join(root, 'depot')
  cpSync(resolve('tests/fixtures/depot'), dir, { recursive: true })
  applyBakeryEdits(dir, edits)
  return dir
}
