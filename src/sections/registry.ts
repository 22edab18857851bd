// Written by `npm run schemas` from the folders of section types.
import type { SectionType } from '#src/contract/sections.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import type { SectionEntry } from './SectionEntry.ts'

/** The section types of the builder: a type without a component does not compile. */
export const registry: { [Type in SectionType]: SectionEntry<ViewProps<Type>> } = {
  hero: {
    behaviour: 'still',
    traits: { opensPage: true },
    view: () => import('./hero/view.tsx').then((module) => module.default),
  },
  proofStrip: {
    behaviour: 'still',
    traits: {},
    view: () => import('./proofStrip/view.tsx').then((module) => module.default),
  },
  featureGrid: {
    behaviour: 'still',
    traits: {},
    view: () => import('./featureGrid/view.tsx').then((module) => module.default),
  },
  featureRows: {
    behaviour: 'still',
    traits: {},
    view: () => import('./featureRows/view.tsx').then((module) => module.default),
  },
  steps: {
    behaviour: 'still',
    traits: {},
    view: () => import('./steps/view.tsx').then((module) => module.default),
  },
  tabs: {
    behaviour: 'live',
    traits: {},
    view: () => import('./tabs/view.tsx').then((module) => module.default),
  },
  weightedRanking: {
    behaviour: 'onUse',
    traits: {},
    view: () => import('./weightedRanking/view.tsx').then((module) => module.default),
  },
  audienceChooser: {
    behaviour: 'still',
    traits: {},
    view: () => import('./audienceChooser/view.tsx').then((module) => module.default),
  },
  pricingPlans: {
    behaviour: 'still',
    traits: {},
    view: () => import('./pricingPlans/view.tsx').then((module) => module.default),
  },
  featureMatrix: {
    behaviour: 'still',
    traits: {},
    view: () => import('./featureMatrix/view.tsx').then((module) => module.default),
  },
  comparisonTable: {
    behaviour: 'still',
    traits: {},
    view: () => import('./comparisonTable/view.tsx').then((module) => module.default),
  },
  dataTable: {
    behaviour: 'still',
    traits: {},
    view: () => import('./dataTable/view.tsx').then((module) => module.default),
  },
  faq: {
    behaviour: 'still',
    traits: {},
    view: () => import('./faq/view.tsx').then((module) => module.default),
  },
  callToAction: {
    behaviour: 'still',
    traits: {},
    view: () => import('./callToAction/view.tsx').then((module) => module.default),
  },
  callout: {
    behaviour: 'still',
    traits: {},
    view: () => import('./callout/view.tsx').then((module) => module.default),
  },
  richText: {
    behaviour: 'still',
    traits: {},
    view: () => import('./richText/view.tsx').then((module) => module.default),
  },
  tableOfContents: {
    behaviour: 'still',
    traits: {},
    view: () => import('./tableOfContents/view.tsx').then((module) => module.default),
  },
  glossaryIndex: {
    behaviour: 'live',
    traits: {},
    view: () => import('./glossaryIndex/view.tsx').then((module) => module.default),
  },
  glossaryEntry: {
    behaviour: 'still',
    traits: { opensPage: true },
    view: () => import('./glossaryEntry/view.tsx').then((module) => module.default),
  },
  relatedEntries: {
    behaviour: 'still',
    traits: {},
    view: () => import('./relatedEntries/view.tsx').then((module) => module.default),
  },
  entryCards: {
    behaviour: 'still',
    traits: {},
    view: () => import('./entryCards/view.tsx').then((module) => module.default),
  },
  integrationsDirectory: {
    behaviour: 'live',
    traits: {},
    view: () => import('./integrationsDirectory/view.tsx').then((module) => module.default),
  },
  form: {
    behaviour: 'live',
    traits: {},
    view: () => import('./form/view.tsx').then((module) => module.default),
  },
  principles: {
    behaviour: 'still',
    traits: {},
    view: () => import('./principles/view.tsx').then((module) => module.default),
  },
  checklist: {
    behaviour: 'still',
    traits: {},
    view: () => import('./checklist/view.tsx').then((module) => module.default),
  },
  stats: {
    behaviour: 'still',
    traits: {},
    view: () => import('./stats/view.tsx').then((module) => module.default),
  },
  linkGroups: {
    behaviour: 'still',
    traits: {},
    view: () => import('./linkGroups/view.tsx').then((module) => module.default),
  },
  quote: {
    behaviour: 'still',
    traits: {},
    view: () => import('./quote/view.tsx').then((module) => module.default),
  },
  logoRow: {
    behaviour: 'still',
    traits: {},
    view: () => import('./logoRow/view.tsx').then((module) => module.default),
  },
  team: {
    behaviour: 'still',
    traits: {},
    view: () => import('./team/view.tsx').then((module) => module.default),
  },
  media: {
    behaviour: ({ shows }: { shows: object }) => ('videoId' in shows ? 'live' : 'onUse'),
    traits: {},
    view: () => import('./media/view.tsx').then((module) => module.default),
  },
  newsList: {
    behaviour: 'still',
    traits: {},
    view: () => import('./newsList/view.tsx').then((module) => module.default),
  },
  gallery: {
    behaviour: 'still',
    traits: {},
    view: () => import('./gallery/view.tsx').then((module) => module.default),
  },
  place: {
    behaviour: 'still',
    traits: {},
    view: () => import('./place/view.tsx').then((module) => module.default),
  },
}
