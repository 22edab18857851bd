import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { foundIn } from '#tests/support/foundIn.ts'

const HOME = 'pages/index.json'
const say = (words: string): Parameters<typeof foundIn>[0] => ({
  [HOME]: ['"label": "See the breads"', `"label": ${JSON.stringify(words)}`],
})

const inLanguage = (language: string): Parameters<typeof foundIn>[0] => ({
  'site.json': ['"language": "en-GB"', `"language": "${language}"`],
})

test.each(['Click here', 'read more', 'More …', 'HERE', 'Learn more →'])('a link that says %j says nothing', (words) => {
  expect(foundIn(say(words))).toEqual([
    `E_LINK_WORDS pages/index.json sections.0.actions.0.label: "${words}" does not say where the link leads. Say where the link leads.`,
  ])
})

test('a link in a text says where it leads as well, and is reported with its line', () => {
  expect(foundIn({ 'pages/house-rules.md': ['[the next guest]', '[here]'] })).toEqual([
    expect.stringMatching(/^E_LINK_WORDS pages\/house-rules\.md: "here" does not say/),
  ])
})

test('the same words that say nothing are reported for that alone', () => {
  const [first, second] = [
    ['"label": "See the breads"', '"label": "Read more"'],
    ['"label": "Visit us"', '"label": "Read more"'],
  ] as const
  const text = readFileSync(`tests/fixtures/bakery/${HOME}`, 'utf8')
    .replace(...first)
    .replace(...second)
  expect(foundIn({ [HOME]: text }).map((line) => line.split(' ')[0])).toEqual(['E_LINK_WORDS', 'E_LINK_WORDS'])
})

test.each([
  ['de-DE', 'Weiterlesen'],
  ['de', 'Klicken Sie hier!'],
  ['fr', 'En savoir plus …'],
  ['fr-CH', 'plus d’informations'],
  ['es', 'Más información →'],
])('R8.6 words are judged in the language of the site: %s, %j', (language, words) => {
  expect(foundIn({ ...say(words), ...inLanguage(language) }).filter((line) => !line.startsWith('E_OTHER_LANGUAGE'))).toEqual([
    expect.stringMatching(/^E_LINK_WORDS pages\/index\.json sections\.0\.actions\.0\.label: /),
  ])
})

test.each([
  ['de-DE', 'Read more'],
  ['en', 'Weiterlesen'],
  ['cy', 'Read more'],
])('words of another language are not judged: %s, %j', (language, words) => {
  const found = foundIn({ ...say(words), ...inLanguage(language) })
  expect(found.filter((line) => !line.startsWith('E_OTHER_LANGUAGE'))).toEqual([])
})

test('a menu item is judged once for the whole site', () => {
  expect(foundIn({ 'footer.json': ['"label": "House rules"', '"label": "Here"'] })).toEqual([
    expect.stringMatching(/^E_LINK_WORDS footer\.json legal\.0\.label: .* \(affects 7 pages\)/),
  ])
})

test('the same words for two places are reported in one section, not in two', () => {
  expect(foundIn(say('Visit us'))).toEqual([
    expect.stringMatching(
      /^E_SAME_LINK_WORDS pages\/index\.json sections\.0\.actions\.1\.label: "Visit us" leads to \/visit here, and to \/breads earlier/,
    ),
  ])
  expect(foundIn(say('Order a loaf'))).toEqual([])
})

test('the same words for one place are all right', () => {
  expect(
    foundIn({ 'pages/house-rules.md': ['[the next guest](/visit#order)', '[orders](/visit#order), again [orders](/visit#order)'] }),
  ).toEqual([])
})

test('C40 a long label is reported, a long link of a text is not', () => {
  expect(foundIn(say('x'.repeat(48)))).toEqual([])
  expect(foundIn(say('x'.repeat(49)))).toEqual([
    expect.stringMatching(/^E_LABEL_LENGTH pages\/index\.json sections\.0\.actions\.0\.label: the label has 49 characters/),
  ])
  expect(foundIn({ 'pages/house-rules.md': ['[the next guest]', `[${'x'.repeat(80)}]`] })).toEqual([])
})

const image = (more: object) => ({
  'footer.json': [
    '"legal": [',
    `"images": [${JSON.stringify({ src: '/assets/logo.svg', width: 132, height: 32, ...more })}], "legal": [`,
  ] as [string, string],
})

test('C25 a picture without a description is reported unless it says that it is decoration', () => {
  expect(foundIn(image({ alt: '' }))).toEqual([expect.stringMatching(/^E_NO_ALT footer\.json images\.0\.alt: /)])
  expect(foundIn(image({ alt: '', decorative: true }))).toEqual([])
  expect(foundIn(image({ alt: 'A loaf', decorative: true }))).toEqual([
    expect.stringMatching(/^E_ALT_WORDS footer\.json images\.0\.alt: a decorative picture has/),
  ])
  expect(foundIn({ 'pages/house-rules.md': ['They wait', '![](/assets/logo.svg) They wait'] })).toEqual([
    expect.stringMatching(/^E_NO_ALT pages\/house-rules\.md: /),
  ])
})

test.each([' \u00a0 ', '&#32;', '&nbsp;&zwj;', '&#8203;', '``` ```', '\u200b'])('a description that cannot be seen is none: %j', (alt) => {
  expect(foundIn({ 'pages/house-rules.md': ['They wait', `![${alt}](/assets/logo.svg) They wait`] })).toEqual([
    expect.stringMatching(/^E_NO_ALT pages\/house-rules\.md: /),
  ])
})

test('a description is what visitors get, without the marks of Markdown', () => {
  expect(foundIn({ 'pages/house-rules.md': ['They wait', '![**A loaf** &amp; a flower](/assets/logo.svg) They wait'] })).toEqual([])
  expect(foundIn({ 'pages/house-rules.md': ['They wait', '![*Image of* a loaf](/assets/logo.svg) They wait'] })).toEqual([
    expect.stringMatching(/^E_ALT_WORDS pages\/house-rules\.md: the alternative text starts with "Image of"/),
  ])
})

test.each(['logo-on-dark.svg', 'Logo on dark', 'logo_on_dark', 'Image of a loaf', 'a photo of the oven'])(
  'C25 the description %j describes nothing',
  (alt) => {
    expect(foundIn(image({ alt, src: '/assets/logo-on-dark.svg' }))).toEqual([
      expect.stringMatching(/^E_ALT_WORDS footer\.json images\.0\.alt: /),
    ])
  },
)

test.each([
  ['de', 'Foto eines Brotes'],
  ['fr', 'Une photo d’un pain'],
  ['es', 'Imagen de un pan'],
])('R8.6 descriptions are judged in the language of the site: %s, %j', (language, alt) => {
  const judged = (tag: string) => foundIn({ ...image({ alt }), ...inLanguage(tag) }).filter((line) => line.startsWith('E_ALT_WORDS'))
  expect(judged(language)).toHaveLength(1)
  expect(judged('en')).toEqual([])
})

test('C25 one word that is the name of the file too may describe it', () => {
  expect(foundIn(image({ alt: 'Logo' }))).toEqual([])
})

test('a drawn picture has a description too', () => {
  const picture = {
    kind: 'chart',
    alt: 'Picture of a chart',
    bars: [
      { label: 'Rye', value: 3 },
      { label: 'Spelt', value: 2 },
    ],
  }
  const hero = { type: 'hero', title: 'Flour', lead: 'A page of the shop.', picture }
  expect(foundIn({ 'pages/flour.json': bakeryPage('Flour', { noindex: true, sections: [hero] }) })).toEqual([
    expect.stringMatching(/^E_ALT_WORDS pages\/flour\.json sections\.0\.picture\.alt: /),
  ])
})
