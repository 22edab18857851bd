import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sectionSchemas } from '#src/contract/sections.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { runCli } from '#tests/support/cli.ts'
import { copySite } from '#tests/support/siteCopy.ts'

test('a site has the scripts that its pages use, and its bill of materials names no others; a new type of section brings its own', async () => {
  const site = copySite('tests/fixtures/bakery')
  onTestFinished(site.remove)
  const build = async () => {
    const { code, output } = await runCli(['build', '--config', site.configDir, '--out', site.dist])
    expect(output).toMatch(/\bpages? built/)
    expect(code).toBe(0)
    const scripts = findFiles(join(site.dist, 'static/js')).filter((file) => file.endsWith('.js'))
    const bytes = scripts.reduce((sum, file) => sum + statSync(join(site.dist, 'static/js', file)).size, 0)
    return { output, bytes, scripts: scripts.map((file) => file.replace(/-[\w-]{8}\.js$/, '')) }
  }
  const isOfTools = (text: string) => ['pdfjs-dist', 'tesseract.js', 'libphonenumber-js'].some((name) => text.includes(name))

  const first = await build()
  expect(first.bytes).toBeLessThan(1_100_000)
  expect(first.scripts).not.toContain('Quote')
  for (const file of ['sbom.cdx.json', 'third-party-notices.txt'])
    expect(isOfTools(readFileSync(join(site.dist, file), 'utf8'))).toBe(false)

  const page = JSON.parse(site.read('pages/visit.json')) as { sections: unknown[] }
  const quote = sectionSchemas.find(({ shape }) => shape.type.value === 'quote')!.meta()!['examples'] as object[]
  page.sections.push({ type: 'quote', ...quote[0] })
  site.write('pages/visit.json', JSON.stringify(page))
  const second = await build()
  expect(second.scripts.filter((name) => !first.scripts.includes(name))).toContain('Quote')
  expect(second.output).toMatch(/\b1 page built/)
})
