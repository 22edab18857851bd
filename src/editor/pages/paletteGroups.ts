/** Section types by purpose, in the order of the palette. Tools and custom section types are in no group. */
export const paletteGroups: readonly { name: string; types: readonly string[] }[] = [
  { name: 'Introductions and calls to action', types: ['hero', 'articleHeader', 'callToAction', 'callout', 'form', 'audienceChooser'] },
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
  { name: 'Proof', types: ['proofStrip', 'stats', 'quote', 'logoRow', 'team', 'newsList', 'place', 'fieldList'] },
  { name: 'Prices and tables', types: ['pricingPlans', 'featureMatrix', 'comparisonTable', 'dataTable', 'weightedRanking'] },
  {
    name: 'Navigation',
    types: [
      'list',
      'siteSearch',
      'relatedEntries',
      'articleFooter',
      'entryCards',
      'linkGroups',
      'integrationsDirectory',
      'glossaryIndex',
      'glossaryEntry',
    ],
  },
]
