import { cpSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type PageFile = { name: string; title: string; description: string; menus?: unknown[] }

/**
 * Writes a copy of the config folder `likeDir` whose weightiest collection has `count` more entries: copies of those that it has, with
 * names, titles and descriptions of their own and no places in menus; and a page that lists them all. Gives the file of the first copy.
 */
export function writeRichConfig(configDir: string, likeDir: string, count: number): string {
  cpSync(likeDir, configDir, { recursive: true, filter: (path) => !path.endsWith('.schemas') })
  const name = weightiestCollection(likeDir)
  const folder = join(configDir, 'collections', name)
  const entries = entriesIn(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as PageFile)
  for (let number = 0; number < count; number += 1) {
    const like = entries[number % entries.length]!
    const named = (text: string, most: number) => `${text.slice(0, most)} ${number}`
    const copy = {
      ...like,
      name: named(like.name, 40),
      title: named(like.title, 40),
      description: `${named(like.description, 140)}.`,
      menus: [],
    }
    writeFileSync(join(folder, `copy-${number}.json`), JSON.stringify(copy, null, 2))
  }
  writeFileSync(join(configDir, 'pages/every-copy.json'), JSON.stringify(listOf(name), null, 2))
  return join(folder, 'copy-0.json')
}

function weightiestCollection(configDir: string): string {
  const weights = readdirSync(join(configDir, 'collections')).map((name) => {
    const folder = join(configDir, 'collections', name)
    return { name, bytes: entriesIn(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) }
  })
  return weights.reduce((most, other) => (other.bytes > most.bytes ? other : most)).name
}

function entriesIn(folder: string): string[] {
  return readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'index.json')
}

function listOf(collection: string): object {
  return {
    name: 'Every copy',
    title: 'Every copy that the bench made',
    description: 'A page that lists every copy of a page that the bench has made, so that nothing can say that it cannot be reached.',
    summary: 'Every copy.',
    updated: '2026-11-20',
    noindex: true,
    menus: [],
    sections: [
      { type: 'hero', variant: 'plain', title: 'Every copy', lead: 'All of them.' },
      { type: 'entryCards', title: 'Copies', collection },
    ],
  }
}
