import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'

/** Words of the trade that the packages here are for; the builder serves any. */
const WORDS: Readonly<Record<string, RegExp>> = {
  resume: /r[eé]sum[eé]/i,
  CV: /\bcvs?\b/i,
  advert: /advert/i,
  recruit: /recruit/i,
  candidate: /candidate/i,
  applicant: /applicant/i,
  vacancy: /vacanc/i,
  talent: /talent/i,
  hire: /\bhir(?:e[drs]?|ing)\b/i,
  job: /\bjob ?(?:ad|board|description|opening|post|scann|seek|title)/i,
}

const VERB = 'the verb: to go on after a pause'
const MOVED = 'src/node/edit/upgrades/namedPackage.ts'

/** Where one of these words may stand, and why. */
const ALLOWED: readonly [word: string, file: string, why: string][] = [
  ['resume', 'src/app/earlyActions.test.ts', VERB],
  ['resume', 'src/app/hydrateNearViewport.ts', VERB],
  ['resume', 'src/start.tsx', VERB],
  ['resume', 'src/node/receive/http/readBody.ts', VERB],
  ['resume', 'src/node/receive/http/readMultipart.ts', VERB],
  ['resume', 'src/sections/form/WaitingNote.tsx', VERB],
  ['resume', 'src/sections/form/submission.machine.ts', VERB],
  ['resume', 'src/sections/form/submission.machine.test.ts', VERB],
  ['resume', 'src/sections/form/useSubmission.ts', VERB],
  ['CV', 'src/node/render/pictures/publishedAsset.test.ts', 'the host of a vocabulary for pictures, cv.iptc.org'],
  ['advert', 'src/node/receive/journal/submission.ts', 'a reason that stands in journals on disk'],
  ['advert', 'src/node/receive/admin/listText.ts', 'the same reason'],
  ['advert', 'src/node/receive/takeSubmission.ts', 'the same reason'],
  ['vacancy', 'src/prose/textLanguage.ts', 'a word that menus of any company have'],
  ['recruit', 'src/node/edit/upgrades/packagedWords.ts', 'where words of older config go'],
  ['recruit', 'src/node/edit/upgrades/codemods.ts', 'where words of older config go'],
  ['recruit', 'schemas/configVersion.ts', 'where words of older config go'],
  ['recruit', MOVED, 'where section types of older config are now'],
  ['resume', MOVED, 'names of section types of older config'],
  ['job', MOVED, 'names of section types of older config'],
  ['talent', MOVED, 'names of section types of older config'],
  ...['advert', 'applicant', 'candidate', 'job', 'recruit', 'resume'].map((word): [string, string, string] => [
    word,
    'src/site/head/vocabulary/schemaOrg.ts',
    'the whole vocabulary of schema.org',
  ]),
  ['recruit', 'README.md', 'the name of the package that comes with the builder'],
]

const files = ['README.md', ...['src', 'schemas', 'docs'].flatMap((folder) => findFiles(folder).map((file) => join(folder, file)))].map(
  (file) => file.replaceAll('\\', '/'),
)
const texts = files.filter((file) => !file.endsWith('.webp')).map((file) => ({ file, text: `${file}\n${readFileSync(file, 'utf8')}` }))

test('the builder does not speak of one trade, in code, config or docs, but where a reason is given', () => {
  const found = texts.flatMap(({ file, text }) =>
    Object.entries(WORDS).flatMap(([word, pattern]) => (pattern.test(text) ? [`${word} in ${file}`] : [])),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(found.toSorted()).toEqual(ALLOWED.map(([word, file]) => `${word} in ${file}`).toSorted())
})

test('the builder names no section type of a package', () => {
  const types = findFiles('packages').flatMap((file) => /^[\w-]+\/sections\/(\w+)\/schema\.ts$/.exec(file.replaceAll('\\', '/'))?.[1] ?? [])
  expect(types.length).toBeGreaterThan(0)
  const named = new RegExp(`\\b(?:${types.join('|')})\\b`)
  const others = texts.filter(({ file }) => file !== MOVED)
  expect(others.flatMap(({ file, text }) => (named.test(text) ? [`${file}: ${named.exec(text)![0]}`] : []))).toEqual([])
})
