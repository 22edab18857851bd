import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFiles } from '#src/node/files/findFiles.ts'
import type { SiteSettings } from '#schemas/site.ts'

const textsOf = (folder: string, isWanted: (file: string) => boolean) =>
  findFiles(folder)
    .filter(isWanted)
    .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8').toLowerCase()] as const)

let code: (readonly [file: string, text: string])[] | undefined
let ordinary: string | undefined

/** The code of the product: all of it but lists of facts about the world, in which any company may stand. */
const codeTexts = () =>
  (code ??= [
    ...['src', 'schemas', 'packages'].flatMap((folder) => textsOf(folder, (file) => !file.includes('/data/'))),
    ['index.html', readFileSync('index.html', 'utf8').toLowerCase()],
  ])

/** Texts full of ordinary words: a company that is called "Page" cannot be told from a page. */
const ordinaryText = () =>
  (ordinary ??= [
    ...textsOf('tests/fixtures', (file) => file.endsWith('.json')),
    ...textsOf('node_modules/@types/node', (file) => file.endsWith('.d.ts')),
  ]
    .map(([, text]) => text)
    .join('\n'))

/** Where code holds a word that belongs to a company, its name or one of its hosts: `file: word`. */
export function wordsInCode({ name, url, backends, organization }: SiteSettings): string[] {
  const hosts = [url, ...Object.values(backends)].map((address) => new URL(address).hostname)
  const mailHost = organization.email.split('@')[1]!
  const words = [name, ...hosts, mailHost].map((word) => word.toLowerCase()).filter((word) => !ordinaryText().includes(word))
  return codeTexts().flatMap(([file, text]) => words.flatMap((word) => (text.includes(word) ? [`${file}: ${word}`] : [])))
}
