import { expect, test } from 'vitest'
import { pageText } from './pageText.ts'

const document = (main: string) =>
  `<html><body><header>Menu words</header><main id="content">${main}</main><footer>Foot words</footer></body></html>`
const section = (type: string, html: string, id = '') =>
  `<section ${id && `id="${id}" `}class="band content" data-type="${type}" data-section="1">${html}</section>`

test('the texts of the page are read, and those of the frame are not', () => {
  const page = pageText(document(section('hero', '<nav class="breadcrumb">Home</nav><h1>Dogs</h1><p>Two dogs &amp; a <em>ca</em>t.</p>')))
  expect(page).toEqual({ heading: 'Dogs', sections: [['', '', 'Two dogs & a cat.']], lists: [] })
})

test('sections and headings with anchors are parts of the page', () => {
  const html = '<h2>Food</h2><p>Bread.</p><h3 id="drinks">Drinks</h3><p>Juice.</p><h3>No anchor</h3><p>Tea.</p>'
  expect(pageText(document(section('richText', html, 'food'))).sections).toEqual([
    ['food', 'Food', 'Bread.'],
    ['drinks', 'Drinks', 'Juice. No anchor Tea.'],
  ])
})

test('controls, drawings, hidden texts and sections that repeat others are left out', () => {
  const html =
    '<p>Read me.</p><button>Press</button><svg class="icon"><use href="/icons.svg#x"></use></svg><span class="visually-hidden">Unseen</span>' +
    '<p aria-hidden="true">Twice</p><div hidden="">Later</div><script>"code"</script><br/><p>And me.</p>'
  const page = pageText(
    document(section('richText', html) + section('relatedEntries', '<h2>Others</h2>') + section('callout', '<p>Last.</p>')),
  )
  expect(page.sections).toEqual([
    ['', '', 'Read me. And me.'],
    ['', '', 'Last.'],
  ])
})

test('lists of other pages are told apart', () => {
  const page = pageText(document(section('hero', '<h1>Breads</h1>') + section('entryCards', '<h2>Ours</h2><p>Rye</p>', 'ours')))
  expect(page).toEqual({ heading: 'Breads', sections: [['ours', 'Ours', 'Rye']], lists: [0] })
})

test('a document without a page has no text', () => {
  expect(pageText('<html></html>')).toEqual({ heading: '', sections: [], lists: [] })
})

test('the values of a list of facts stay apart', () => {
  const facts = '<dl><div><dt>Year</dt><dd>1817</dd></div><div><dt>Room</dt><dd><a href="/rooms/hall">Hall</a></dd></div></dl>'
  const { sections } = pageText(`<main><section data-section="0" data-type="fieldList"><h2 id="facts">Facts</h2>${facts}</section></main>`)
  expect(sections).toEqual([['facts', 'Facts', 'Year 1817 · Room Hall']])
})
