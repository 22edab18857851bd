import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Language, SiteKind } from '#src/node/init/choices.ts'
import { languages } from '#src/node/init/languages.ts'
import { starterConfig } from '#src/node/init/starterConfig.ts'
import { BAKERY } from './plantedMistakes.ts'

const written = new Map<string, string>()

/**
 * The absolute path of a valid config folder to be copied: a fixture by its name, the bakery in several `languages`, or the output of
 * `init` for a language and a kind of site, such as `de-shop`.
 */
export function soundCompany(name = BAKERY): string {
  if (/^(?:bakery|harbour|museum|gazette|depot)$/.test(name)) return resolve('tests/fixtures', name)
  const known = written.get(name)
  if (known !== undefined) return known
  const dir = mkdtempSync(join(tmpdir(), 'sound-'))
  written.set(name, dir)
  if (name === 'languages') {
    for (const fixture of ['bakery', 'bakery-languages']) cpSync(resolve('tests/fixtures', fixture), dir, { recursive: true })
    return dir
  }
  const [language, kind] = name.split('-') as [Language, SiteKind]
  const answers = { name: 'Nordlicht', colour: '#22577A', language, kind, mail: 'post@nordlicht.example' }
  const config = starterConfig({ ...answers, url: 'https://www.nordlicht.example', today: '2026-11-20' }, languages[language])
  for (const [file, content] of Object.entries(config)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`)
  }
  return dir
}
