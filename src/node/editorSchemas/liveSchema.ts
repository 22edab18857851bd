import type { LiveValues } from './liveValues.ts'

/** Links that no list can contain: other sites, e-mail and telephone, and pages with a query. */
const ELSEWHERE = '^(?:https://[^\\s/?#]|mailto:[^\\s@]+@|tel:\\+?[0-9])'
const WITH_QUERY = '^/[^?#]*\\?'
/** Anchors that are not collected: on other pages, and on the same page. */
const ON_PAGE = '^/[^?#]*#[^#\\s]+$'
const ANYWHERE = '^(?:/[^?#]*)?#[^#\\s]+$'

/** A JSON Schema, or a part of one. */
export type Json = { [key: string]: unknown }

/**
 * The value lists that the other schemas refer to, by name. Schemas may not contain an empty list: if a site has no value of a kind,
 * nothing matches.
 */
export function liveSchema(values: LiveValues): Json {
  const among = (list: string[], errorMessage: string): Json =>
    list.length > 0 ? { type: 'string', enum: list, errorMessage } : { not: {} }
  // If no list matches, an editor shows all of their values, so long lists are a pattern with suggestions.
  const listed = (list: string[], errorMessage: string): Json =>
    list.length > 0 ? { type: 'string', pattern: `^(?:${list.map(literal).join('|')})$`, examples: list, errorMessage } : { not: {} }
  const noPage = 'This is not a page of this site.'
  const groups = Object.entries(values.headerGroups)
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Generated from this config folder by npm run dev, schemas, new, mv and rm. Do not edit.',
    definitions: {
      address: listed(values.pages, noPage),
      page: {
        anyOf: [
          { $ref: '#/definitions/address' },
          { type: 'string', pattern: WITH_QUERY },
          ...(values.anchors ? [] : [{ type: 'string', pattern: ON_PAGE }]),
        ],
      },
      href: {
        anyOf: [
          { $ref: '#/definitions/address' },
          { type: 'string', pattern: ELSEWHERE, errorMessage: noPage },
          { type: 'string', pattern: WITH_QUERY, errorMessage: noPage },
          values.anchors
            ? listed(values.anchors, 'No page has this anchor.')
            : { type: 'string', pattern: ANYWHERE, errorMessage: 'No page has this anchor.' },
          listed(values.assets, 'This file does not exist in config/assets.'),
        ],
      },
      picture: among(values.pictures, 'This picture does not exist in config/assets.'),
      sharedPicture: among(values.sharedPictures, 'config/assets has no such PNG, JPEG or WebP picture.'),
      asset: among(values.assets, 'This file does not exist in config/assets.'),
      font: among(values.fonts, 'This font file does not exist in config/assets.'),
      fragment: among(values.fragments, 'This file does not exist in config/fragments.'),
      collection: among(values.collections, 'This folder does not exist in config/collections.'),
      ...Object.fromEntries(
        Object.entries(values.entries).map(([name, ids]) => [`entry:${name}`, among(ids, `The collection ${name} has no such entry.`)]),
      ),
      headerEntry: among(values.headerEntries, 'config/header.json has no entry with this key.'),
      headerGroup: among([...new Set(groups.flatMap(([, keys]) => keys))].sort(), 'config/header.json has no group with this key.'),
      headerPlace: {
        allOf: groups.map(([entry, keys]) => ({
          if: { properties: { entry: { const: entry } }, required: ['entry'] },
          // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
          then: { properties: { group: among(keys, `The header entry ${entry} has no group with this key.`) } },
        })),
      },
      tone: among(values.tones, 'config/theme.json has no tone with this name.'),
      footerColumn: among(values.footerColumns, 'config/footer.json has no column with this key.'),
    },
  }
}

function literal(value: string): string {
  return value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
