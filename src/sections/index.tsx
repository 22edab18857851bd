import type { ComponentType } from 'react'
import { ownViews } from 'virtual:own-sections'
import type { SectionType } from '#src/contract/sections.ts'
import type { ViewProps, ViewSection } from '#src/site/pages/pageData.ts'
import { type SectionTraits, sectionTraits } from '#src/site/pages/sectionTraits.ts'
import { type LazyView, lazyView } from '#src/ui/lazyView.tsx'

/**
 * `still` sections have no behaviour: on a prerendered page their DOM is adopted as it stands and their code is never fetched.
 * `live` sections hydrate when they come near the viewport or are about to be used; those that keep results hydrate at once where there are
 * some of an earlier visit. A `demo` is live, and stays as the document shows it until somebody is about to use it. What a type needs may
 * depend on the section: `hydrates` then says so.
 */
type Entry<Props extends object> = LazyView<Props> & {
  behaviour: 'still' | 'live'
  hydrates?: 'onUse' | ((section: ViewSection) => 'onUse' | '')
  traits: SectionTraits
  /** It is not a type of the builder. */
  isOwn?: true
}

function still<Props extends object>(name: string, importView: () => Promise<ComponentType<Props>>): Entry<Props> {
  return { ...lazyView(name, () => themed(importView())), behaviour: 'still', traits: sectionTraits[name as SectionType] ?? {} }
}

function live<Props extends object>(name: string, importView: () => Promise<ComponentType<Props>>): Entry<Props> {
  return { ...still(name, importView), behaviour: 'live' }
}

function demo<Props extends object>(name: string, importView: () => Promise<ComponentType<Props>>): Entry<Props> {
  return { ...live(name, importView), hydrates: 'onUse' }
}

/** The component with the theme of the site above it. The theme comes with the first section that is fetched, not with the page. */
async function themed<Props extends object>(view: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  const [View, { SiteTheme }] = await Promise.all([view, import('#src/ui/SiteTheme.tsx')])
  return function ThemedSection(props) {
    return (
      <SiteTheme>
        <View {...props} />
      </SiteTheme>
    )
  }
}

/** A video of another company must answer the first press; a picture or a file of ours has no behaviour of its own. */
function onceNeeded(section: ViewSection): 'onUse' | '' {
  return section.type === 'media' && 'videoId' in section.shows ? '' : 'onUse'
}

/** The table of the runtime’s own section types: a type without a component does not compile. */
const table: { [Type in SectionType]: Entry<ViewProps<Type>> } = {
  hero: still('hero', () => import('./hero/view.tsx').then((module) => module.default)),
  proofStrip: still('proofStrip', () => import('./proofStrip/view.tsx').then((module) => module.default)),
  featureGrid: still('featureGrid', () => import('./featureGrid/view.tsx').then((module) => module.default)),
  featureRows: still('featureRows', () => import('./featureRows/view.tsx').then((module) => module.default)),
  steps: still('steps', () => import('./steps/view.tsx').then((module) => module.default)),
  tabs: live('tabs', () => import('./tabs/view.tsx').then((module) => module.default)),
  weightedRanking: demo('weightedRanking', () => import('./weightedRanking/view.tsx').then((module) => module.default)),
  audienceChooser: still('audienceChooser', () => import('./audienceChooser/view.tsx').then((module) => module.default)),
  pricingPlans: still('pricingPlans', () => import('./pricingPlans/view.tsx').then((module) => module.default)),
  featureMatrix: still('featureMatrix', () => import('./featureMatrix/view.tsx').then((module) => module.default)),
  comparisonTable: still('comparisonTable', () => import('./comparisonTable/view.tsx').then((module) => module.default)),
  dataTable: still('dataTable', () => import('./dataTable/view.tsx').then((module) => module.default)),
  faq: still('faq', () => import('./faq/view.tsx').then((module) => module.default)),
  callToAction: still('callToAction', () => import('./callToAction/view.tsx').then((module) => module.default)),
  callout: still('callout', () => import('./callout/view.tsx').then((module) => module.default)),
  richText: still('richText', () => import('./richText/view.tsx').then((module) => module.default)),
  tableOfContents: still('tableOfContents', () => import('./tableOfContents/view.tsx').then((module) => module.default)),
  glossaryIndex: live('glossaryIndex', () => import('./glossaryIndex/view.tsx').then((module) => module.default)),
  glossaryEntry: still('glossaryEntry', () => import('./glossaryEntry/view.tsx').then((module) => module.default)),
  relatedEntries: still('relatedEntries', () => import('./relatedEntries/view.tsx').then((module) => module.default)),
  entryCards: still('entryCards', () => import('./entryCards/view.tsx').then((module) => module.default)),
  integrationsDirectory: live('integrationsDirectory', () => import('./integrationsDirectory/view.tsx').then((module) => module.default)),
  form: live('form', () => import('./form/view.tsx').then((module) => module.default)),
  principles: still('principles', () => import('./principles/view.tsx').then((module) => module.default)),
  checklist: still('checklist', () => import('./checklist/view.tsx').then((module) => module.default)),
  stats: still('stats', () => import('./stats/view.tsx').then((module) => module.default)),
  linkGroups: still('linkGroups', () => import('./linkGroups/view.tsx').then((module) => module.default)),
  quote: still('quote', () => import('./quote/view.tsx').then((module) => module.default)),
  logoRow: still('logoRow', () => import('./logoRow/view.tsx').then((module) => module.default)),
  team: still('team', () => import('./team/view.tsx').then((module) => module.default)),
  media: { ...live('media', () => import('./media/view.tsx').then((module) => module.default)), hydrates: onceNeeded },
  newsList: still('newsList', () => import('./newsList/view.tsx').then((module) => module.default)),
  gallery: still('gallery', () => import('./gallery/view.tsx').then((module) => module.default)),
  place: still('place', () => import('./place/view.tsx').then((module) => module.default)),
  resumeChecker: live('resumeChecker', () => import('./resumeChecker/view.tsx').then((module) => module.default)),
  profileOptimizer: live('profileOptimizer', () => import('./profileOptimizer/view.tsx').then((module) => module.default)),
  resumeSync: live('resumeSync', () => import('./resumeSync/view.tsx').then((module) => module.default)),
  dataScout: live('dataScout', () => import('./dataScout/view.tsx').then((module) => module.default)),
  jobScanner: live('jobScanner', () => import('./jobScanner/view.tsx').then((module) => module.default)),
  talentSelector: live('talentSelector', () => import('./talentSelector/view.tsx').then((module) => module.default)),
}

/** Section type → its component, with those that the company has written. */
export const sections: typeof table = { ...table, ...entriesOf(ownViews) }

function entriesOf(own: typeof ownViews): object {
  return Object.fromEntries(
    own.map(({ type, view, behaviour, traits }) => [type, { ...still(type, view), behaviour, traits, isOwn: true }]),
  )
}

/** Adds the components of a company that are bundled apart, for whoever renders pages. */
export function addSections(own: typeof ownViews): void {
  Object.assign(sections, entriesOf(own))
}

/** Fetches the code of all given section types; settles when all can be rendered without waiting, fails with the first failure. */
export async function preloadSections(types: Iterable<SectionType>): Promise<void> {
  await Promise.all([...new Set(types)].map((type) => sections[type].preload()))
}
