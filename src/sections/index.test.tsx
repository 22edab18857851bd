import { expect, test, vi } from 'vitest'
import type { ViewSection } from '#src/site/pages/pageData.ts'
import { addSections, preloadSections, sections } from './index.tsx'
import type { SectionType } from '#src/contract/sections.ts'

type Fields = { layout?: 'map' | 'plan' }

const map = { preload: vi.fn<() => Promise<void>>(async () => {}) }
const plan = { preload: vi.fn<() => Promise<void>>(async () => {}) }

const View = () => null
View.partsOf = (section?: Fields) => (section ? { map: [map], plan: [plan], none: [] }[section.layout ?? 'none'] : [map, plan])

const type = 'atlas' as SectionType
addSections([{ type, behaviour: 'still', traits: {}, view: async () => View }])

test('the code of a section includes the parts that it shows, that of a type all of them', async () => {
  await preloadSections([{ type } as ViewSection])
  expect([map, plan].map(({ preload }) => preload.mock.calls.length)).toEqual([0, 0])
  await preloadSections([{ type, layout: 'plan' } as unknown as ViewSection])
  expect([map, plan].map(({ preload }) => preload.mock.calls.length)).toEqual([0, 1])
  await sections[type].preload()
  expect([map, plan].map(({ preload }) => preload.mock.calls.length)).toEqual([1, 2])
})

test('a section whose part cannot be loaded is not ready', async () => {
  map.preload.mockRejectedValueOnce(new Error('gone'))
  await expect(preloadSections([{ type, layout: 'map' } as unknown as ViewSection])).rejects.toThrow('gone')
})
