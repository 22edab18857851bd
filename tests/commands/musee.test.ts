import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { MUSEE, MUSEE_AT } from '#tests/support/musee.ts'

test('a museum with exhibitions, news and a spreadsheet of objects in three languages is written with config alone', () => {
  const { site, problems } = loadSite(MUSEE, { at: MUSEE_AT })
  expect(problems).toEqual([])
  const own = site!.pages.filter(({ language, generated }) => language === undefined && !generated)
  const entries = (name: string) => own.filter(({ collection }) => collection === name).length
  expect([entries('expositions'), entries('actualites'), entries('objets')]).toEqual([30, 82, 200])
  expect(site!.languages?.map(({ tag }) => tag)).toEqual(['nl', 'ar'])
})
