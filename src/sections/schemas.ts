// Written by `npm run schemas` from the folders of section types.
import * as hero from './hero/schema.ts'
import * as proofStrip from './proofStrip/schema.ts'
import * as featureGrid from './featureGrid/schema.ts'
import * as featureRows from './featureRows/schema.ts'
import * as steps from './steps/schema.ts'
import * as tabs from './tabs/schema.ts'
import * as weightedRanking from './weightedRanking/schema.ts'
import * as audienceChooser from './audienceChooser/schema.ts'
import * as pricingPlans from './pricingPlans/schema.ts'
import * as featureMatrix from './featureMatrix/schema.ts'
import * as comparisonTable from './comparisonTable/schema.ts'
import * as dataTable from './dataTable/schema.ts'
import * as faq from './faq/schema.ts'
import * as callToAction from './callToAction/schema.ts'
import * as callout from './callout/schema.ts'
import * as richText from './richText/schema.ts'
import * as tableOfContents from './tableOfContents/schema.ts'
import * as glossaryIndex from './glossaryIndex/schema.ts'
import * as glossaryEntry from './glossaryEntry/schema.ts'
import * as relatedEntries from './relatedEntries/schema.ts'
import * as entryCards from './entryCards/schema.ts'
import * as integrationsDirectory from './integrationsDirectory/schema.ts'
import * as form from './form/schema.ts'
import * as principles from './principles/schema.ts'
import * as checklist from './checklist/schema.ts'
import * as stats from './stats/schema.ts'
import * as linkGroups from './linkGroups/schema.ts'
import * as quote from './quote/schema.ts'
import * as logoRow from './logoRow/schema.ts'
import * as team from './team/schema.ts'
import * as media from './media/schema.ts'
import * as newsList from './newsList/schema.ts'
import * as gallery from './gallery/schema.ts'
import * as place from './place/schema.ts'

/** What the schema files of all section types of the builder export, in the order of the gallery. */
export const sectionModules = {
  hero,
  proofStrip,
  featureGrid,
  featureRows,
  steps,
  tabs,
  weightedRanking,
  audienceChooser,
  pricingPlans,
  featureMatrix,
  comparisonTable,
  dataTable,
  faq,
  callToAction,
  callout,
  richText,
  tableOfContents,
  glossaryIndex,
  glossaryEntry,
  relatedEntries,
  entryCards,
  integrationsDirectory,
  form,
  principles,
  checklist,
  stats,
  linkGroups,
  quote,
  logoRow,
  team,
  media,
  newsList,
  gallery,
  place,
} as const

/** The schemas of all section types of the builder, in the order of the gallery. */
export const sectionSchemas = [
  hero.default,
  proofStrip.default,
  featureGrid.default,
  featureRows.default,
  steps.default,
  tabs.default,
  weightedRanking.default,
  audienceChooser.default,
  pricingPlans.default,
  featureMatrix.default,
  comparisonTable.default,
  dataTable.default,
  faq.default,
  callToAction.default,
  callout.default,
  richText.default,
  tableOfContents.default,
  glossaryIndex.default,
  glossaryEntry.default,
  relatedEntries.default,
  entryCards.default,
  integrationsDirectory.default,
  form.default,
  principles.default,
  checklist.default,
  stats.default,
  linkGroups.default,
  quote.default,
  logoRow.default,
  team.default,
  media.default,
  newsList.default,
  gallery.default,
  place.default,
] as const
