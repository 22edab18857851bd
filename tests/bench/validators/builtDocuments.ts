import { cpSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { builtSite } from '#tests/support/builtSite.ts'
import { HARBOUR } from '#tests/support/harbour.ts'
import type { BuiltDocument } from './finding.ts'

const HOME = '.build/bench/validators/sites'

/** Every document of every fixture company and of the site of a config folder; what is out of date is built first. */
export async function builtDocuments(configDir: string): Promise<BuiltDocument[]> {
  const sites = {
    bakery: 'tests/fixtures/bakery',
    languages: bakeryInLanguages(),
    Quayfold: HARBOUR,
    Naranj: 'tests/fixtures/naranj/config',
    shipped: configDir,
  }
  const documents: BuiltDocument[] = []
  for (const [site, config] of Object.entries(sites)) {
    console.log(`  ${site} …`)
    documents.push(...documentsOf(site, await builtSite(resolve(config), resolve(HOME, site))))
  }
  return documents
}

function documentsOf(site: string, dist: string): BuiltDocument[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const file = join(dist, name)
      return { site, dist, path: `/${name.replace(/(?:^|\/)index\.html$/, '')}`, file, html: readFileSync(file, 'utf8') }
    })
}

/** The bakery with its languages laid over it. */
function bakeryInLanguages(): string {
  const folder = resolve('.build/bench/validators/bakery-languages')
  rmSync(folder, { recursive: true, force: true })
  for (const part of ['bakery', 'bakery-languages']) cpSync(`tests/fixtures/${part}`, folder, { recursive: true })
  return folder
}
