import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { devPreview } from '#tests/e2e/devPreview.ts'
import { editing } from './editing.ts'
import { everySection } from './everySection.ts'
import { oldAddresses } from './oldAddresses.ts'
import { overlay } from './overlay.ts'
import { pasting } from './pasting.ts'
import { pagesAndSections } from './pagesAndSections.ts'
import { pictures } from './pictures.ts'
import { previewedPages } from './previewedPages.ts'
import { publishing } from './publishing.ts'
import { replacing } from './replacing.ts'
import { savedEdits } from './savedEdits.ts'
import { writing } from './writing.ts'

// One preview with the editor for all tests, one after the other: starting it takes longer than most of them.
const folder = mkdtempSync(join(tmpdir(), 'editor-'))
const opened = join(folder, 'opened.txt')
// An editor that records what it is asked to open.
const editor = join(folder, 'editor.sh')
writeFileSync(editor, `#!/bin/sh\nprintf '%s\\n' "$*" >> "${opened}"\n`, { mode: 0o755 })
afterAll(() => rmSync(folder, { recursive: true }))

const preview = devPreview({ command: 'edit', environment: { LAUNCH_EDITOR: editor } })

describe('a preview with the editor', { timeout: 600_000 }, () => {
  editing(preview)
  savedEdits(preview)
  overlay(preview, opened)
  previewedPages(preview)
  everySection(preview)
  replacing(preview)
  pasting(preview)
  writing(preview)
  oldAddresses(preview)
  pictures(preview)
  pagesAndSections(preview)
  publishing(preview)
})
