/** Files of the valid site that examples change. */
export const HOME = 'pages/index.json'
export const VISIT = 'pages/visit.json'
export const BREADS = 'pages/breads.json'
export const RULES_PAGE = 'pages/house-rules.json'
export const REDIRECTS = 'redirects.json'

/** The other valid site: a museum, whose exhibitions have fields, and one of them. */
export const MUSEUM = { company: 'museum' } as const
export const SHOW = 'collections/exhibitions/salt.json'

/** Pieces of the home page: its first link, and the start of its second section. */
export const FIRST_LINK = '"href": "/visit"'
export const PROOF = '{\n      "type": "proofStrip",'

/** A section with a heading. */
export const EARLIER = '{ "type": "richText", "title": "Earlier", "body": "Since the first loaf." }'

/** The section with the main heading of a page. */
export function hero(title: string): string {
  return `{ "type": "hero", "variant": "plain", "title": "${title}", "lead": "A page of the shop." }`
}

/** A complete page that needs no links to it unless `more` says otherwise. */
export function page(name: string, section: string, more: object = { noindex: true }): string {
  const description = `An example page of the bakery, with the name “${name}” and no content of its own.`
  const fields = {
    name,
    title: `${name} at the bakery`,
    description,
    summary: `${name}.`,
    updated: '2026-11-02',
    ...more,
    sections: [JSON.parse(section) as object],
  }
  return JSON.stringify(fields, null, 2)
}

/** A list of redirects as an entire file. */
export function redirects(...rows: [from: string, to: string][]): string {
  return `{ "redirects": [${rows.map(([from, to]) => `{ "from": "${from}", "to": "${to}" }`).join(', ')}] }`
}
