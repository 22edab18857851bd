// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Section } from '#src/contract/sections.ts'
import type { PageData, ViewSection } from '#src/site/pages/pageData.ts'
import { serveView } from '#tests/support/hydrateView.tsx'
import { PageView } from './PageView.tsx'

const hero = { type: 'hero', title: 'Ask us', lead: 'We answer.', tone: 'tint' }
const text = { type: 'richText', body: 'We opened in 1998.' }

/** The bands of a page with these sections, as the document has them: the indexes of the sections that share one. */
function bandsOf(...sections: object[]) {
  const data = { breadcrumb: [], sections: sections.map((section) => Section.parse(section) as ViewSection) } as Partial<PageData>
  const view = serveView(<PageView data={data as PageData} mode="adopted" />)
  const bands = [...view.host.children].map((band) => ({
    tone: band.getAttribute('data-tone'),
    lead: band.getAttribute('data-lead'),
    sections: [...(band.matches('[data-section]') ? [band] : band.children)].map((section) => section.getAttribute('data-section')),
  }))
  view.hydrate()
  expect(view.mismatches).toEqual([])
  view.remove()
  return bands
}

test('each section has its band', () => {
  expect(bandsOf(hero, text).map(({ sections }) => sections)).toEqual([['0'], ['1']])
})

test('sections beside one another share a band, which has the ground of the first', () => {
  expect(bandsOf(hero, { ...text, beside: true }, { ...text, beside: true }, text)).toEqual([
    { tone: 'tint', lead: 'hero', sections: ['0', '1', '2'] },
    { tone: 'plain', lead: null, sections: ['3'] },
  ])
})

test('the first section of a page stands beside nothing', () => {
  expect(bandsOf({ ...text, beside: true }, text).map(({ sections }) => sections)).toEqual([['0'], ['1']])
})
