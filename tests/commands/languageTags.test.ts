import { expect, test } from 'vitest'
import { LanguageTag } from '#schemas/languageTag.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { rightValue } from '#src/node/config/parse/rightValue.ts'
import { wordPack } from '#src/node/words/wordPack.ts'
import { head } from '#src/site/head/head.ts'
import { pageLanguage } from '#src/site/languages/pageLanguage.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'

test.each(['en', 'pt-BR', 'gsw', 'zh-Hant', 'zh-Hant-HK', 'es-419', 'sr-Latn', 'az-Arab', 'fil'])('%s is a language tag', (tag) => {
  expect(LanguageTag.safeParse(tag).success).toBe(true)
})

test.each(['en-UK', 'zh-hant', 'zh_Hant', 'xyz', 'en-Zzzq', 'es-999', 'english', 'iw', 'EN'])('%s is none', (tag) => {
  expect(LanguageTag.safeParse(tag).success).toBe(false)
})

test.each([
  ['zh-hant', 'zh-Hant'],
  ['zh_hant_hk', 'zh-Hant-HK'],
  ['SR-LATN', 'sr-Latn'],
  ['pt_br', 'pt-BR'],
])('for %s, %s is proposed', (written, meant) => {
  expect(rightValue(written, (tag) => LanguageTag.safeParse(tag).success)).toBe(meant)
})

test('interface words are those of the tag, of its first parts, or of the language that its readers expect', () => {
  expect(wordPack('de-AT')).toBe(wordPack('de'))
  expect(wordPack('es-419')).toBe(wordPack('es'))
  expect(wordPack('gsw-CH')).toBe(wordPack('de'))
  expect(wordPack('zh-Hant')).toBeUndefined()
})

const translation = JSON.stringify({ name: 'Visit', title: 'A title' })

test('a site in languages with scripts and regions has their addresses, tags, names and directions', () => {
  const languages = ['zh-Hant', 'es-419', 'gsw', 'az-Arab'].map((tag) => ({ tag }))
  const dir = editedBakery({
    'site.json': ['"language": "en-GB",', `"language": "en-GB", "languages": ${JSON.stringify(languages)},`],
    ...Object.fromEntries(['zh-hant', 'es-419', 'gsw', 'az-arab'].map((folder) => [`pages/visit.${folder}.json`, translation])),
  })
  const site = loadSite(dir).site!
  const page = findPage(site, '/az-arab/visit')!
  expect(pageLanguage(site, page).language).toMatchObject({ tag: 'az-Arab', dir: 'rtl' })
  expect(pageLanguage(site, page).language!.versions.map(({ tag, name, href }) => [tag, name, href])).toEqual([
    ['en-GB', 'English', '/visit'],
    ['zh-Hant', '中文', '/zh-hant/visit'],
    ['es-419', 'Español', '/es-419/visit'],
    ['gsw', 'Schwiizertüütsch', '/gsw/visit'],
    ['az-Arab', expect.any(String), '/az-arab/visit'],
  ])
  const { alternates, openGraph } = head(site, page)
  expect(alternates!.map(({ language }) => language)).toEqual(['en-GB', 'zh-Hant', 'es-419', 'gsw', 'az-Arab', 'x-default'])
  expect(openGraph.filter(([name]) => name.startsWith('og:locale')).map(([, value]) => value)).toEqual([
    'az_IR',
    'en_GB',
    'zh_TW',
    'es_LA',
    'gsw_CH',
  ])
})

test('a translation named after its tag instead of its folder is told its name', () => {
  const dir = editedBakery({
    'site.json': ['"language": "en-GB",', '"language": "en-GB", "languages": [{ "tag": "zh-Hant" }],'],
    'pages/visit.zh-Hant.json': translation,
  })
  expect(loadSite(dir).problems.map(({ code, hint }) => [code, hint])).toContainEqual([
    'E_NO_LANGUAGE',
    'Rename it to pages/visit.zh-hant.json.',
  ])
})
