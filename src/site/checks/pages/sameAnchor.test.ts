import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foundIn } from '#tests/support/foundIn.ts'

const VISIT = 'pages/visit.json'

test('C36 two forms of one page have names of their own', () => {
  const page = JSON.parse(readFileSync(`tests/fixtures/bakery/${VISIT}`, 'utf8')) as {
    sections: { type: string; name?: string; id?: string; title: string }[]
  }
  const form = page.sections.find(({ type }) => type === 'form')!
  const withSecond = (name: string) => ({
    [VISIT]: JSON.stringify({ ...page, sections: [...page.sections, { ...form, id: 'again', title: 'Order again', name }] }),
  })
  expect(foundIn(withSecond('order'))).toEqual([
    expect.stringMatching(/^E_SAME_ANCHOR pages\/visit\.json sections\.3\.name: another form on \/visit also has the name "order"/),
  ])
  expect(foundIn(withSecond('again'))).toEqual([])
})
