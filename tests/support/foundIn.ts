import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { type ConfigCache, configCache } from '#src/node/config/cache/configCache.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { type Edit, applyBakeryEdits } from './editedBakery.ts'
import { restoreFiles } from './restoreFiles.ts'

/** A few days after the bakery was written. */
const BAKERY_DAY = '2026-11-10'

const BAKERY = resolve('tests/fixtures/bakery')

/** A copy of the bakery, and what is known of it: most of it stays the same from one call to the next. */
let copied: { dir: string; memory: ConfigCache } | undefined

/** Validates the bakery with edits on a given day; returns one line per problem, `CODE file path: message. hint`, in report order. */
export function foundIn(edits: Record<string, Edit>, day = BAKERY_DAY): string[] {
  copied ??= copyBakery()
  const { dir, memory } = copied
  const shown = `${relative(process.cwd(), dir).replaceAll('\\', '/')}/`
  try {
    applyBakeryEdits(dir, edits)
    return loadSite(dir, { at: Date.parse(`${day}T12:00:00Z`), memory }).problems.map(
      ({ code, file, path, message, hint }) =>
        `${code} ${file.replace(shown, '')}${path && ` ${path}`}: ${message}${hint ? `. ${hint}` : ''}`,
    )
  } finally {
    restoreFiles(BAKERY, dir, Object.keys(edits))
  }
}

function copyBakery() {
  const dir = join(mkdtempSync(join(tmpdir(), 'project-')), 'bakery')
  cpSync(BAKERY, dir, { recursive: true })
  return { dir, memory: configCache() }
}
