/** Words that people look for when they mean a section, by its type; the name of a type and its description are found anyway. */
export const everydayWords: Readonly<Record<string, string>> = {
  hero: 'header banner headline title introduction opening cover image',
  articleHeader: 'blog post author date byline headline',
  callToAction: 'cta button banner sign up contact',
  callout: 'note hint box announcement banner notice alert',
  form: 'contact newsletter subscribe sign up survey registration booking e-mail message upload input',
  audienceChooser: 'target group persona switch tabs',
  richText: 'text paragraph html markdown code article content blog headline divider embed',
  featureGrid: 'cards columns benefits services icons advantages tiles boxes',
  featureRows: 'image and text picture zigzag alternating services',
  steps: 'process how it works timeline numbers instructions',
  tabs: 'switch panels accordion',
  principles: 'values mission vision',
  checklist: 'bullets list ticks requirements',
  media: 'image picture photo video youtube vimeo embed player animation',
  gallery: 'images pictures photos slider carousel slideshow album portfolio',
  tableOfContents: 'contents anchors jump links index',
  faq: 'accordion questions answers help collapse',
  proofStrip: 'trust logos numbers banner',
  stats: 'numbers figures counter facts countdown',
  quote: 'testimonial review customer voice opinion recommendation rating',
  logoRow: 'clients customers partners brands slider carousel',
  team: 'people staff employees contact persons about us',
  newsList: 'blog posts articles announcements press',
  place: 'map address location directions opening hours contact',
  fieldList: 'facts details data',
  pricingPlans: 'prices packages offers subscription',
  featureMatrix: 'comparison table prices',
  comparisonTable: 'versus competitors alternatives',
  dataTable: 'spreadsheet table excel rows',
  weightedRanking: 'score chart ranking',
  list: 'blog posts articles events calendar cards overview directory filter',
  siteSearch: 'find search box',
  relatedEntries: 'more similar further reading next',
  articleFooter: 'author tags next previous share',
  entryCards: 'cards overview teaser tiles',
  linkGroups: 'links menu navigation buttons downloads',
  integrationsDirectory: 'apps partners connections',
  glossaryIndex: 'terms dictionary a to z',
  glossaryEntry: 'term definition',
}

/** How far to the front a word is among those of a section type; a large number if it is not among them. */
export function placeOfWord(type: string, word: string): number {
  const place = word === '' ? -1 : (everydayWords[type]?.split(' ') ?? []).findIndex((known) => known.startsWith(word))
  return place === -1 ? 1000 : place
}
