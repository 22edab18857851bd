/** The table: section types by what they are for, in the order of the palette. Tools and those of a company’s own are in none. */
export const paletteGroups: readonly { name: string; types: readonly string[] }[] = [
  { name: 'Introductions and calls to action', types: ['hero', 'callToAction', 'callout', 'form', 'audienceChooser'] },
  {
    name: 'Texts and pictures',
    types: [
      'richText',
      'featureGrid',
      'featureRows',
      'steps',
      'tabs',
      'principles',
      'checklist',
      'media',
      'gallery',
      'tableOfContents',
      'faq',
    ],
  },
  { name: 'Proof', types: ['proofStrip', 'stats', 'quote', 'logoRow', 'team', 'newsList', 'place'] },
  { name: 'Prices and tables', types: ['pricingPlans', 'featureMatrix', 'comparisonTable', 'dataTable', 'weightedRanking'] },
  { name: 'Navigation', types: ['relatedEntries', 'entryCards', 'linkGroups', 'integrationsDirectory', 'glossaryIndex', 'glossaryEntry'] },
]
