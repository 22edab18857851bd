import type { RuleId } from './rules.ts'

/** A piece of text for a file: in place of another piece, as the whole file, or `null` for no file. */
export type Snippet = string | null

/**
 * An example of a rule: what in a sound site breaks it, and what does not. `replaces` is the piece of the sound file whose place both take;
 * without it they are whole files. `told` says in words what cannot be written down, such as a file that nobody may read; the test makes it
 * so.
 */
export type RuleExample = { file: string; replaces?: string; bad: Snippet; good: Snippet } | { told: { bad: string; good: string } }

const HOME = 'pages/index.json'
const VISIT = 'pages/visit.json'
const BREADS = 'pages/breads.json'
const RULES_PAGE = 'pages/house-rules.json'
const REDIRECTS = 'redirects.json'
const FIRST_LINK = '"href": "/visit"'
const EARLIER = '{ "type": "richText", "title": "Earlier", "body": "Since the first loaf." }'

/** A list of redirects as the whole file. */
const redirects = (...rows: [from: string, to: string][]) =>
  `{ "redirects": [${rows.map(([from, to]) => `{ "from": "${from}", "to": "${to}" }`).join(', ')}] }`
/** A whole page, one that nobody has to link to unless it says otherwise. */
function page(name: string, section: string, more: object = { noindex: true }): string {
  const description = `A page of the bakery that is here to show what ${name.toLowerCase()} looks like.`
  const fields = {
    name,
    title: `${name} of the bakery`,
    description,
    summary: `${name}.`,
    updated: '2026-11-02',
    ...more,
    sections: [JSON.parse(section) as object],
  }
  return JSON.stringify(fields, null, 2)
}
const hero = (title: string) => `{ "type": "hero", "variant": "plain", "title": "${title}", "lead": "A page of the shop." }`
const section = (text: string) => `"sections": [\n    {\n      "type": "hero",${text}`

const PROOF = '{\n      "type": "proofStrip",'
const stats = (checkedOn: string) => `{
      "type": "stats",
      "title": "In figures",
      "items": [{ "value": "20", "label": "hours that the dough rests", "source": { "label": "Recipe book of the shop", "checkedOn": "${checkedOn}" } }]
    },
    ${PROOF}`
const directory = (category: string) => `{
      "type": "integrationsDirectory",
      "title": "Who we work with",
      "categories": [{ "id": "mills", "label": "Mills" }],
      "items": [{ "name": "The stone mill", "category": "${category}", "text": "It grinds our rye.", "data": "Grain and flour", "status": "available" }]
    },
    ${PROOF}`

/** The table: an example of every rule. Each is a test of its rule, and stands in docs/rules.md. */
export const ruleExamples: Record<RuleId, RuleExample> = {
  E_NO_CONFIG: { told: { bad: 'A folder that does not exist.', good: 'The folder with site.json in it.' } },
  E_NO_FILE: { file: 'pages/404.json', bad: null, good: page('Not found', hero('Sold out')) },
  E_STRAY_FILE: { file: 'opening-hours.json', bad: '{}', good: null },
  E_UNREADABLE: { told: { bad: 'A page whose file is a link to a file that was removed.', good: 'The file itself.' } },
  E_OUTSIDE: { told: { bad: 'A page whose file is a link to a file in another folder.', good: 'The file itself.' } },
  E_TOO_BIG: { told: { bad: 'A page of more than 1 MB.', good: 'A page of a few kilobytes.' } },
  E_ASSET: {
    file: 'assets/favicon.svg',
    bad: '<svg xmlns="http://www.w3.org/2000/svg" onload="run()"/>',
    good: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  },
  E_NO_ASSET: {
    file: 'site.json',
    replaces: '"favicon": "/assets/favicon.svg"',
    bad: '"favicon": "/assets/favicn.svg"',
    good: '"favicon": "/assets/favicon.svg"',
  },
  E_NO_ICON: { file: VISIT, replaces: '"icon": "map-pin"', bad: '"icon": "map-pn"', good: '"icon": "map-pin"' },
  E_NO_FRAGMENT: { file: BREADS, replaces: '"fragment": "order"', bad: '"fragment": "ordr"', good: '"fragment": "order"' },
  E_NO_COLLECTION: { file: HOME, replaces: '"collection": "breads"', bad: '"collection": "bread"', good: '"collection": "breads"' },
  E_NO_MARKDOWN: { file: RULES_PAGE, replaces: '"file": "house-rules.md"', bad: '"file": "rules.md"', good: '"file": "house-rules.md"' },
  E_PATH: { file: 'pages/Baking_Course.json', bad: page('Baking course', hero('Baking course')), good: null },
  E_PATH_TAKEN: { file: 'pages/visit/index.json', bad: page('Visit', hero('Visit')), good: null },
  E_EMPTY: { file: REDIRECTS, bad: '', good: '{ "redirects": [] }' },
  E_JSON: { file: REDIRECTS, bad: '{\n  "redirects": [],\n}', good: '{\n  "redirects": []\n}' },
  E_DEPTH: { told: { bad: 'A list in a list in a list, more than 64 deep.', good: 'The few levels that a config needs.' } },
  E_DUPLICATE_KEY: { file: REDIRECTS, bad: '{ "redirects": [], "redirects": [] }', good: '{ "redirects": [] }' },
  E_PROTO_KEY: { file: REDIRECTS, bad: '{ "redirects": [], "__proto__": {} }', good: '{ "redirects": [] }' },
  E_UNKNOWN_KEY: { file: VISIT, replaces: '"icon": "map-pin"', bad: '"icno": "map-pin"', good: '"icon": "map-pin"' },
  E_MISSING: {
    file: VISIT,
    replaces: '"summary": "Hours, the way here, and orders.",',
    bad: '',
    good: '"summary": "Hours, the way here, and orders.",',
  },
  E_TYPE: { file: VISIT, replaces: '"order": 2', bad: '"order": "2"', good: '"order": 2' },
  E_CHOICE: { file: VISIT, replaces: '"kind": "ContactPage"', bad: '"kind": "ContatcPage"', good: '"kind": "ContactPage"' },
  E_TOO_LONG: {
    file: 'header.json',
    replaces: '"title": "Visit us"',
    bad: '"title": "Visit us on any day of the week"',
    good: '"title": "Visit us"',
  },
  E_TOO_SHORT: {
    file: VISIT,
    replaces: '"question": "Can I pay by card?"',
    bad: '"question": ""',
    good: '"question": "Can I pay by card?"',
  },
  E_VALUE: { file: 'theme.json', replaces: '"primary": "#F2B544"', bad: '"primary": "amber"', good: '"primary": "#F2B544"' },
  E_URL_SCHEME: { file: HOME, replaces: FIRST_LINK, bad: '"href": "http://www.brot-und-blume.example/visit"', good: FIRST_LINK },
  E_VERSION: {
    file: 'site.json',
    replaces: '"name": "Brot & Blume",',
    bad: '"version": 9,\n  "name": "Brot & Blume",',
    good: '"version": 1,\n  "name": "Brot & Blume",',
  },
  E_RULE_SETTING: {
    file: 'site.json',
    replaces: '"name": "Brot & Blume",',
    bad: '"rules": { "TITLE_LENGTH": "off" },\n  "name": "Brot & Blume",',
    good: '"rules": { "E_TITLE_LENGTH": "off" },\n  "name": "Brot & Blume",',
  },
  E_SAME_TITLE: {
    file: VISIT,
    replaces: '"title": "Opening hours and orders"',
    bad: '"title": "Our breads"',
    good: '"title": "Opening hours and orders"',
  },
  E_SAME_DESCRIPTION: {
    file: RULES_PAGE,
    replaces:
      '"description": "What you can expect from us and we from you: orders, returns, dogs and what happens to the bread that is left over in the evening."',
    bad: '"description": "The breads we bake: which flour, how long the dough rests, and on which days you can find each of them in the shop."',
    good: '"description": "What you can expect from us and we from you: orders, returns, dogs and the bread that is left over in the evening."',
  },
  E_NO_H1: {
    file: 'pages/404.json',
    bad: page('Not found', '{ "type": "richText", "body": "Nothing is here." }'),
    good: page('Not found', hero('Sold out')),
  },
  E_TWO_H1: { file: VISIT, replaces: '"sections": [', bad: `"sections": [\n    ${hero('Welcome')},`, good: '"sections": [' },
  E_SAME_ANCHOR: {
    file: VISIT,
    replaces: '"title": "Questions",',
    bad: '"id": "order",\n      "title": "Questions",',
    good: '"id": "questions",\n      "title": "Questions",',
  },
  E_HEADING_LEVEL: { file: 'pages/house-rules.md', replaces: '### Dogs', bad: '#### Dogs', good: '### Dogs' },
  E_LATE_H1: { file: VISIT, replaces: section(''), bad: `"sections": [\n    ${EARLIER},\n    {\n      "type": "hero",`, good: section('') },
  E_PARENT_LOOP: {
    file: VISIT,
    replaces: '"icon": "map-pin"',
    bad: '"icon": "map-pin",\n  "parent": "/visit"',
    good: '"icon": "map-pin",\n  "parent": "/"',
  },
  E_SITE_ADDRESS: {
    file: 'site.json',
    replaces: '"url": "https://www.brot-und-blume.example"',
    bad: '"url": "https://www.brot-und-blume.example/shop"',
    good: '"url": "https://www.brot-und-blume.example"',
  },
  E_TITLE_LENGTH: {
    file: VISIT,
    replaces: '"title": "Opening hours and orders"',
    bad: '"title": "Opening hours of the bakery, how to find it, and how to order a loaf"',
    good: '"title": "Opening hours and orders"',
  },
  E_DESCRIPTION_LENGTH: {
    file: VISIT,
    replaces:
      '"description": "When the shop is open, how to find it, and how to order a loaf for the next morning. Orders need to be with us before six in the evening."',
    bad: '"description": "When the shop is open."',
    good: '"description": "When the shop is open, how to find it, and how to order a loaf for the next morning."',
  },
  E_DESCRIPTION_IS_TITLE: {
    file: VISIT,
    replaces:
      '"title": "Opening hours and orders",\n  "description": "When the shop is open, how to find it, and how to order a loaf for the next morning. Orders need to be with us before six in the evening."',
    bad: '"title": "When the shop is open and how to order a loaf of bread",\n  "description": "When the shop is open and how to order a loaf of bread."',
    good: '"title": "When the shop is open and how to order a loaf of bread",\n  "description": "Opening hours of every day, the way to the shop, and how to have a loaf put aside."',
  },
  E_SOCIAL_IMAGE: { told: { bad: 'A picture for shared links of 600 × 315 pixels.', good: 'A picture of 1200 × 630 pixels.' } },
  E_JSON_LD: { file: VISIT, replaces: '"kind": "ContactPage"', bad: '"kind": "DefinedTerm"', good: '"kind": "ContactPage"' },
  E_DEAD_LINK: { file: HOME, replaces: FIRST_LINK, bad: '"href": "/vist"', good: FIRST_LINK },
  E_DEAD_ANCHOR: { file: 'header.json', replaces: '"href": "/visit#order"', bad: '"href": "/visit#ordr"', good: '"href": "/visit#order"' },
  E_LINK_NOINDEX: {
    file: RULES_PAGE,
    replaces: '"icon": "scroll-text"',
    bad: '"icon": "scroll-text",\n  "noindex": true',
    good: '"icon": "scroll-text",\n  "noindex": false',
  },
  E_LINK_REDIRECTED: { file: HOME, replaces: '"href": "/breads"', bad: '"href": "/bread"', good: '"href": "/breads"' },
  E_LINK_EARLY: {
    file: VISIT,
    replaces: '"icon": "map-pin"',
    bad: '"icon": "map-pin",\n  "publishAt": "2099-12-01"',
    good: '"icon": "map-pin",\n  "publishAt": "2026-11-01"',
  },
  E_LINK_EXPIRED: {
    file: VISIT,
    replaces: '"icon": "map-pin"',
    bad: '"icon": "map-pin",\n  "expireAt": "2026-11-01"',
    good: '"icon": "map-pin",\n  "expireAt": "2099-12-01"',
  },
  E_TIME_ORDER: {
    file: HOME,
    replaces: '"type": "proofStrip",',
    bad: '"type": "proofStrip",\n      "publishAt": "2026-12-24",\n      "expireAt": "2026-12-20",',
    good: '"type": "proofStrip",\n      "publishAt": "2026-12-24",\n      "expireAt": "2026-12-27",',
  },
  E_ALWAYS_SHOWN: {
    file: HOME,
    replaces: '"icon": "wheat"',
    bad: '"icon": "wheat",\n  "publishAt": "2026-11-01"',
    good: '"icon": "wheat"',
  },
  E_OWN_ADDRESS: { file: HOME, replaces: FIRST_LINK, bad: '"href": "https://www.brot-und-blume.example/visit"', good: FIRST_LINK },
  E_LINK_WORDS: { file: HOME, replaces: '"label": "See the breads"', bad: '"label": "Read more"', good: '"label": "See the breads"' },
  E_SAME_LINK_WORDS: { file: HOME, replaces: '"label": "See the breads"', bad: '"label": "Visit us"', good: '"label": "See the breads"' },
  E_LABEL_LENGTH: {
    file: HOME,
    replaces: '"label": "See the breads"',
    bad: '"label": "See all the breads that we bake on this day of the week"',
    good: '"label": "See the breads"',
  },
  E_NO_ALT: {
    file: 'pages/house-rules.md',
    replaces: 'They wait outside',
    bad: '![](/assets/logo.svg) They wait outside',
    good: '![A loaf and a flower](/assets/logo.svg) They wait outside',
  },
  E_ALT_WORDS: {
    file: 'pages/house-rules.md',
    replaces: 'They wait outside',
    bad: '![Image of a loaf](/assets/logo.svg) They wait outside',
    good: '![A loaf and a flower](/assets/logo.svg) They wait outside',
  },
  E_PICTURE_SHAPE: {
    file: 'footer.json',
    replaces: '"legal": [',
    bad: '"images": [{ "src": "/assets/social.png", "alt": "Loaves in the window", "width": 400, "height": 400 }],\n  "legal": [',
    good: '"images": [{ "src": "/assets/social.png", "alt": "Loaves in the window", "width": 400, "height": 210 }],\n  "legal": [',
  },
  E_STALE_FACT: { file: HOME, replaces: PROOF, bad: stats('2019-04-01'), good: stats('2026-11-02') },
  E_FUTURE_DAY: { file: VISIT, replaces: '"updated": "2026-11-02"', bad: '"updated": "2199-01-01"', good: '"updated": "2026-11-02"' },
  E_ORPHAN: {
    file: 'pages/flour.json',
    bad: page('Our flour', hero('Our flour'), {}),
    good: page('Our flour', hero('Our flour'), { menus: [{ menu: 'footer', column: 'shop' }] }),
  },
  E_UNUSED_ASSET: { file: 'assets/oven.svg', bad: '<svg xmlns="http://www.w3.org/2000/svg"/>', good: null },
  E_UNUSED_FRAGMENT: { file: 'fragments/holiday.json', bad: `{ "sections": [${EARLIER}] }`, good: null },
  E_UNUSED_TEXT: { file: 'pages/old-rules.md', bad: '## Orders\n\nBy post only.', good: null },
  E_NO_MENU: { file: VISIT, replaces: '"column": "shop"', bad: '"column": "shp"', good: '"column": "shop"' },
  E_SAME_KEY: { file: 'header.json', replaces: '"key": "visit"', bad: '"key": "breads"', good: '"key": "visit"' },
  E_EMPTY_MENU: {
    file: 'footer.json',
    replaces: '"columns": [',
    bad: '"columns": [\n    { "key": "press", "title": "Press", "items": [] },',
    good: '"columns": [\n    { "key": "press", "title": "Press", "items": [{ "label": "Our mill", "location": "https://mill.example/" }] },',
  },
  E_FULL_MENU: { told: { bad: 'A column of the footer that 25 pages name.', good: 'A column that three pages name.' } },
  E_HIGHLIGHT: { file: HOME, replaces: '"highlight": "a day"', bad: '"highlight": "two days"', good: '"highlight": "a day"' },
  E_LINK_TEXT: {
    file: 'collections/breads/rye-loaf.json',
    replaces: '"text": "Nothing else."',
    bad: '"text": "Nothing else.",\n          "href": "/visit"',
    good: '"text": "Nothing else.",\n          "href": "/visit",\n          "linkLabel": "Taste it in the shop"',
  },
  E_ROW_WIDTH: { file: BREADS, replaces: '"From seven",', bad: '"From seven",\n          "From eight",', good: '"From seven",' },
  E_NO_TEXT: {
    file: RULES_PAGE,
    replaces: '"type": "tableOfContents"',
    bad: '"type": "richText",\n      "title": "Before you read"',
    good: '"type": "richText",\n      "title": "Before you read",\n      "body": "It is short."',
  },
  E_NO_CARDS: {
    file: BREADS,
    replaces: '"title": "Read about each",\n      "collection": "breads",',
    bad: '"title": "Read about each",',
    good: '"title": "Read about each",\n      "paths": ["/breads/rye-loaf"],',
  },
  E_NO_CATEGORY: { file: HOME, replaces: PROOF, bad: directory('ovens'), good: directory('mills') },
  E_SAME_FIELD: { file: VISIT, replaces: '"name": "email"', bad: '"name": "name"', good: '"name": "email"' },
  E_SAME_REDIRECT: {
    file: REDIRECTS,
    bad: redirects(['/bread', '/breads'], ['/bread/', '/visit']),
    good: redirects(['/bread', '/breads'], ['/shop', '/visit']),
  },
  E_REDIRECT_SHADOWS: { file: REDIRECTS, bad: redirects(['/visit/', '/breads']), good: redirects(['/visits', '/visit']) },
  E_REDIRECT_HOST: { file: REDIRECTS, bad: redirects(['/flour', 'https://mill.example/flour']), good: redirects(['/flour', '/breads']) },
  E_REDIRECT_LOOP: { file: REDIRECTS, bad: redirects(['/bread', '/bread']), good: redirects(['/bread', '/breads']) },
  E_REDIRECT_CHAIN: {
    file: REDIRECTS,
    bad: redirects(['/bread', '/loaves'], ['/loaves', '/breads']),
    good: redirects(['/bread', '/breads'], ['/loaves', '/breads']),
  },
  E_LOST_PATH: {
    file: 'slugs.lock.json',
    bad: '{ "paths": ["/", "/breads", "/opening-hours"] }',
    good: '{ "paths": ["/", "/bread", "/breads", "/visit"] }',
  },
  E_SECRET: {
    file: HOME,
    replaces: '"text": "Twenty hours of rest"',
    bad: `"text": "${['sk', 'live', 'EXAMPLEEXAMPLE'].join('_')}"`,
    good: '"text": "Twenty hours of rest"',
  },
  E_PLACEHOLDER: {
    file: HOME,
    replaces: '"text": "Twenty hours of rest"',
    bad: '"text": "${RESTING_HOURS} hours of rest"',
    good: '"text": "Twenty hours of rest"',
  },
  E_CONTRAST: { file: 'theme.json', replaces: '"muted": "#6B5344"', bad: '"muted": "#AAAAAA"', good: '"muted": "#6B5344"' },
}
