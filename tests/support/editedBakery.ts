import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

/** A change to a file: replacements of texts that it must contain, new content, or `null` to delete it. */
export type Edit = [from: string, to: string] | string | Buffer | null

/**
 * Copies the bakery, with edits, into a separate folder, since tests also write next to it; returns the absolute path. Removed after the
 * test. Throws if a text to be replaced is missing.
 */
export function editedBakery(edits: Record<string, Edit>): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const dir = mkdtempSync(join(root, 'bakery-'))
  cpSync(resolve('tests/fixtures/bakery'), dir, { recursive: true })
  applyBakeryEdits(dir, edits)
  return dir
}

/** Changes the files of a folder. Throws if a text to be replaced is missing. */
export function applyBakeryEdits(dir: string, edits: Record<string, Edit>): void {
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(dir, file)
    if (edit === null) rmSync(path, { recursive: true })
    else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, Array.isArray(edit) ? replaced(readFileSync(path, 'utf8'), edit) : edit)
    }
  }
}

function replaced(text: string, [from, to]: [string, string]): string {
  if (!text.includes(from)) throw new Error(`"${from}" is not in the file`)
  return text.replace(from, () => to)
}
