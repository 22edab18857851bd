// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { marks } from './marks.ts'
import { matchTexts } from './matchTexts.ts'
import type { PageProse } from './proseOfPage.ts'

const prose = ['Yes', 'Yes', 'Price', 'Our price', 'Gone'].map((text, number): PageProse => {
  return {
    region: '1',
    source: { file: 'pages/index.json', keyPath: ['sections', 1] },
    keyPath: ['cells', number],
    text,
    label: 'Cell',
    isNeeded: true,
  }
})
const page = (section: (number: number) => string) =>
  new DOMParser().parseFromString(
    `<main><div data-section="0"><p>Yes</p></div><div data-section="1">${section(-1)}</div></main><footer><p>Price</p></footer>`,
    'text/html',
  )
/** The page with or without numbers behind its words. */
const made = (isMarked: boolean) => {
  const shown = (number: number) => (isMarked ? marks.put(prose[number]!, number) : prose[number]!.text)
  return page(
    () =>
      `<b>Yes</b><p>${shown(1)}</p><p>${shown(0)}<i>Yes</i></p><h2>${shown(3)}</h2><em>${shown(2)} each</em><style>Yes</style><u>${shown(2)}</u>`,
  )
}

test('G60 a text is found by its field, also when others say the same; what is put together of several belongs to none', () => {
  const live = made(false)
  const found = [...matchTexts(live, made(true), prose)].map(([node, place]) => [node.parentElement!.nodeName, node.data, place.keyPath[1]])
  expect(found).toEqual([
    ['P', 'Yes', 1],
    ['P', 'Yes', 0],
    ['H2', 'Our price', 3],
    ['U', 'Price', 2],
  ])
})
