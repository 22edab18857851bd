import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { assetLibrary } from '#src/node/dev/editor/library/assetLibrary.ts'
import { head } from '#src/site/head/head.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { planTask } from './planTask.ts'

const PATH = '/assets/social.png'
const FACTS = { creator: 'Ada Baker', license: 'https://creativecommons.org/licenses/by/4.0/', ai: 'generated' }
const COVER = { src: PATH, alt: 'Loaves in the window', crop: { x: 0, y: 0, width: 50, height: 100 } }

test('the rights of a picture are one step, in the library and in the structured data of its pages, and undo leaves no file', () => {
  const dir = editedBakery({ 'pages/visit.json': ['{', `{ "cover": ${JSON.stringify(COVER)},`] })
  const history = editHistory(dir)
  const run = (facts: Record<string, string>) => {
    const plan = planTask(configBefore(dir), { do: 'rights', path: PATH, facts }, '2026-11-22')
    if (!('changes' in plan)) return plan
    return history.commit(plan.changes, plan.label, { isStrict: plan.isStrict, pages: { before: '/', after: null } })
  }
  expect(run(FACTS)).toMatchObject({ status: 'written' })
  const { site, problems } = loadSite(dir)
  expect(problems.filter(({ file }) => file === 'pictures.json')).toEqual([])
  expect(assetLibrary(dir).find(({ path }) => path === PATH)).toMatchObject({ rights: FACTS })
  const things = (path: string) =>
    (
      head(
        site!,
        site!.pages.find((page) => page.path === path)!,
      ).jsonLd as { '@graph': object[] }
    )['@graph']
  expect(things('/visit')).toContainEqual({
    '@type': 'ImageObject',
    contentUrl: `${site!.settings.url}/assets/social.crop-0-0-50-100.png`,
    creator: { '@type': 'Person', name: 'Ada Baker' },
    creditText: 'Ada Baker',
    license: FACTS.license,
    digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  })
  expect(JSON.stringify(things('/house-rules'))).not.toContain('ImageObject')
  expect(run({ license: 'by-4.0' })).toMatchObject({ failure: expect.stringContaining('the license ') })
  const before = readFileSync(join(dir, 'pictures.json'), 'utf8')
  expect(run({ ...FACTS, credit: 'Loaf Press' })).toMatchObject({ status: 'written' })
  expect(history.undo()).toMatchObject({ status: 'written' })
  expect(readFileSync(join(dir, 'pictures.json'), 'utf8')).toBe(before)
  expect(history.undo()).toMatchObject({ status: 'written' })
  expect(existsSync(join(dir, 'pictures.json'))).toBe(false)
})

test('mistakes in pictures.json are told with their place', () => {
  const text = '{\n  "pictures": {\n    "/assets/sozial.png": { "ai": "yes", "license": "CC BY" }\n  }\n}\n'
  const found = (written: string) =>
    loadSite(editedBakery({ 'pictures.json': written })).problems.flatMap(({ code, file, line, column }) =>
      file.endsWith('pictures.json') ? [`${code} ${line}:${column}`] : [],
    )
  expect(found(text)).toEqual([expect.stringMatching(/ 3:35$/), expect.stringMatching(/ 3:53$/)])
  expect(found(text.replace('"ai": "yes", "license": "CC BY"', ''))).toEqual(['E_RIGHTS_FILE 3:27'])
})
