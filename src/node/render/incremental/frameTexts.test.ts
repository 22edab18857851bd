import { expect, test } from 'vitest'
import { replaced, replacements } from './frameTexts.ts'

const template = (script: string) =>
  `<html lang="en"><head><!--head--><script src="${script}"></script></head><body><!--app--><!--data--></body></html>`
const texts = (script: string, footer: string) => ({ template: template(script), footer })
const documentOf = ({ template: page, footer }: ReturnType<typeof texts>) =>
  page
    .replace('<!--head-->', '<title>A</title>')
    .replace('<!--app-->', () => `<main>A</main>${footer}`)
    .replace('<!--data-->', '{}')

test('D08 a document of before becomes the one that would be made now', () => {
  const [before, now] = [texts('/a-1.js', '<p class="css-a">Old</p>'), texts('/a-2.js', '<p class="css-a">New $& one</p>')]
  expect(replaced(documentOf(before), replacements(before, now)!)).toBe(documentOf(now))
})

test.each([
  ['other classes', texts('/a.js', '<p class="css-b">New</p>')],
  ['its classes in another order', texts('/a.js', '<p class="css-b css-a">New</p>')],
  ['an accent', texts('/a.js', '<p class="css-a" data-accent="2">New</p>')],
  ['another template', { ...texts('/a.js', '<p class="css-a">Old</p>'), template: '<!--app-->' }],
])('D08 with %s, the styles of pages may be others, so nothing is replaced', (_, now) => {
  expect(replacements(texts('/a.js', '<p class="css-a css-b">Old</p>'), now)).toBeUndefined()
})

test('D08 a document that is not what it was taken for is left alone', () => {
  const pairs = replacements(texts('/a.js', '<p>Old</p>'), texts('/a.js', '<p>New</p>'))!
  expect(replaced('<main>A</main>', pairs)).toBeUndefined()
  expect(replaced('<p>Old</p><p>Old</p>', pairs)).toBeUndefined()
})
