import { expect, test } from 'vitest'
import { Section } from '#src/contract/sections.ts'
import type { PageData, ViewSection } from '#src/site/pages/pageData.ts'
import { keptPage } from './keptPage.ts'

const section = (fields: object) => Section.parse(fields) as ViewSection
const hero = section({ type: 'hero', title: 'Ask us', lead: 'We answer.' })
const text = (body: string) => section({ type: 'richText', body })
const tabs = (title: string) =>
  section({
    type: 'tabs',
    title,
    label: 'Views',
    items: [
      { label: 'A', title: 'A', text: 'a' },
      { label: 'B', title: 'B', text: 'b' },
    ],
  })

const page = (...sections: ViewSection[]): PageData => ({
  path: '/',
  title: 'Home',
  layout: 'main',
  scroll: 'top',
  session: 'clear',
  breadcrumb: [],
  sections,
  build: 'dev',
})
const copy = (data: PageData) => structuredClone(data)

test('a page that says the same is the page itself', () => {
  const old = page(hero, tabs('Views'), text('One'))
  expect(keptPage(old, copy(old), 'rendered')).toBe(old)
})

test('sections that stay keep their objects and their keys, wherever they stand now', () => {
  const old = page(hero, tabs('Views'), text('One'))
  const next = keptPage(old, copy(page(hero, text('New'), tabs('Views'), text('One'))), 'rendered')
  expect(next.keys).toEqual(['0', expect.stringMatching(/^new /), '1', '2'])
  expect([next.sections[0], next.sections[2], next.sections[3]]).toEqual(old.sections)
  expect(next.sections[2]).toBe(old.sections[1])
  const again = keptPage(next, copy(old), 'rendered')
  expect(again.keys).toEqual(['0', '1', '2'])
})

test('a section that changes keeps its key, so that it gets new properties and is not made anew', () => {
  const old = page(hero, tabs('Views'), text('One'), text('Two'))
  const next = keptPage(old, copy(page(hero, tabs('Other views'), text('One'), text('Three'))), 'rendered')
  expect(next.keys).toEqual(['0', '1', '2', '3'])
  expect(next.sections[1]).not.toBe(old.sections[1])
  expect(next.sections[2]).toBe(old.sections[2])
})

test('of an adopted page a section without behaviour is known by its band alone', () => {
  const { type, id, tone, accent, beside, reveal } = hero
  const old = page({ type, id, tone, accent, beside, reveal } as ViewSection, tabs('Views'))
  expect(keptPage(old, copy(page(hero, tabs('Views'))), 'adopted')).toBe(old)
  expect(keptPage(old, copy(page(hero, tabs('Other'))), 'adopted').sections[0]).toBe(old.sections[0])
})
