import { cpSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Edit, applyBakeryEdits, editedBakery } from './editedBakery.ts'

/** Copies the bakery in English, German and Arabic, with edits; returns the absolute path. Removed after the test. */
export function bakeryInLanguages(edits: Record<string, Edit> = {}): string {
  const dir = editedBakery({})
  cpSync(resolve('tests/fixtures/bakery-languages'), dir, { recursive: true })
  applyBakeryEdits(dir, edits)
  return dir
}
