import { expect, test } from 'vitest'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { configCache } from './cache/configCache.ts'
import { type ListedFiles, listFiles } from './read/listFiles.ts'
import { loadListed, loadSite } from './loadSite.ts'

test('H14 what a translation lacks, since its source came right after the folder was listed, is not remembered', () => {
  const dir = bakeryInLanguages()
  const listed = listFiles(dir) as ListedFiles
  const isOther = (file: string) => file !== 'pages/visit.json'
  const memory = configCache()
  const early = loadListed(dir, { ...listed, all: listed.all.filter(isOther), json: listed.json.filter(isOther) }, { memory })
  expect(early.problems.map(({ code }) => code)).toContain('E_NO_SOURCE')
  expect(loadSite(dir, { memory }).problems).toEqual(loadSite(dir).problems)
})
