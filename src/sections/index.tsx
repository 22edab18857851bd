import type { ComponentType } from 'react'
import { ownViews } from 'virtual:own-sections'
import type { SectionType } from '#schemas/sections/index.ts'
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
  hero: still('hero', () => import('./hero/Hero.tsx').then((module) => module.Hero)),
  proofStrip: still('proofStrip', () => import('./proofStrip/ProofStrip.tsx').then((module) => module.ProofStrip)),
  featureGrid: still('featureGrid', () => import('./featureGrid/FeatureGrid.tsx').then((module) => module.FeatureGrid)),
  featureRows: still('featureRows', () => import('./featureRows/FeatureRows.tsx').then((module) => module.FeatureRows)),
  steps: still('steps', () => import('./steps/Steps.tsx').then((module) => module.Steps)),
  tabs: live('tabs', () => import('./tabs/Tabs.tsx').then((module) => module.Tabs)),
  weightedRanking: demo('weightedRanking', () => import('./weightedRanking/WeightedRanking.tsx').then((module) => module.WeightedRanking)),
  audienceChooser: still('audienceChooser', () => import('./audienceChooser/AudienceChooser.tsx').then((module) => module.AudienceChooser)),
  pricingPlans: still('pricingPlans', () => import('./pricingPlans/PricingPlans.tsx').then((module) => module.PricingPlans)),
  featureMatrix: still('featureMatrix', () => import('./featureMatrix/FeatureMatrix.tsx').then((module) => module.FeatureMatrix)),
  comparisonTable: still('comparisonTable', () => import('./comparisonTable/ComparisonTable.tsx').then((module) => module.ComparisonTable)),
  dataTable: still('dataTable', () => import('./dataTable/DataTable.tsx').then((module) => module.DataTable)),
  faq: still('faq', () => import('./faq/Faq.tsx').then((module) => module.Faq)),
  callToAction: still('callToAction', () => import('./callToAction/CallToAction.tsx').then((module) => module.CallToAction)),
  callout: still('callout', () => import('./callout/Callout.tsx').then((module) => module.Callout)),
  richText: still('richText', () => import('./richText/RichText.tsx').then((module) => module.RichText)),
  tableOfContents: still('tableOfContents', () => import('./tableOfContents/TableOfContents.tsx').then((module) => module.TableOfContents)),
  glossaryIndex: live('glossaryIndex', () => import('./glossaryIndex/GlossaryIndex.tsx').then((module) => module.GlossaryIndex)),
  glossaryEntry: still('glossaryEntry', () => import('./glossaryEntry/GlossaryEntry.tsx').then((module) => module.GlossaryEntry)),
  relatedEntries: still('relatedEntries', () => import('./relatedEntries/RelatedEntries.tsx').then((module) => module.RelatedEntries)),
  entryCards: still('entryCards', () => import('./entryCards/EntryCards.tsx').then((module) => module.EntryCards)),
  integrationsDirectory: live('integrationsDirectory', () =>
    import('./integrationsDirectory/IntegrationsDirectory.tsx').then((module) => module.IntegrationsDirectory),
  ),
  form: live('form', () => import('./form/Form.tsx').then((module) => module.Form)),
  principles: still('principles', () => import('./principles/Principles.tsx').then((module) => module.Principles)),
  checklist: still('checklist', () => import('./checklist/Checklist.tsx').then((module) => module.Checklist)),
  stats: still('stats', () => import('./stats/Stats.tsx').then((module) => module.Stats)),
  linkGroups: still('linkGroups', () => import('./linkGroups/LinkGroups.tsx').then((module) => module.LinkGroups)),
  quote: still('quote', () => import('./quote/Quote.tsx').then((module) => module.Quote)),
  logoRow: still('logoRow', () => import('./logoRow/LogoRow.tsx').then((module) => module.LogoRow)),
  team: still('team', () => import('./team/Team.tsx').then((module) => module.Team)),
  media: { ...live('media', () => import('./media/Media.tsx').then((module) => module.Media)), hydrates: onceNeeded },
  newsList: still('newsList', () => import('./newsList/NewsList.tsx').then((module) => module.NewsList)),
  gallery: still('gallery', () => import('./gallery/Gallery.tsx').then((module) => module.Gallery)),
  place: still('place', () => import('./place/Place.tsx').then((module) => module.Place)),
  resumeChecker: live('resumeChecker', () => import('./resumeChecker/ResumeChecker.tsx').then((module) => module.ResumeChecker)),
  profileOptimizer: live('profileOptimizer', () =>
    import('./profileOptimizer/ProfileOptimizer.tsx').then((module) => module.ProfileOptimizer),
  ),
  resumeSync: live('resumeSync', () => import('./resumeSync/ResumeSync.tsx').then((module) => module.ResumeSync)),
  dataScout: live('dataScout', () => import('./dataScout/DataScout.tsx').then((module) => module.DataScout)),
  jobScanner: live('jobScanner', () => import('./jobScanner/JobScanner.tsx').then((module) => module.JobScanner)),
  talentSelector: live('talentSelector', () => import('./talentSelector/TalentSelector.tsx').then((module) => module.TalentSelector)),
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
