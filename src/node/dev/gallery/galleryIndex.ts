import { didYouMean } from '#src/site/words/nearest.ts'
import { type GalleryType } from './galleryTypes.ts'
import { type Markup, markup } from './markup.ts'

/** The index of the gallery: every section type with what it is for, and a filter. `missing` is a name that was asked for in vain. */
export function galleryIndex(types: GalleryType[], missing?: string): Markup {
  const lost =
    missing === undefined
      ? undefined
      : markup`<p class="g-lost">There is no “${missing}” here. ${
          didYouMean(
            missing,
            types.map(({ type }) => type),
          ) ?? 'These are the types there are:'
        }</p>`
  const cards = types.map(({ type, about, examples }) => {
    const count = `${examples.length} ${examples.length === 1 ? 'example' : 'examples'}`
    return markup`<li data-words="${`${type} ${about}`.toLowerCase()}"><a href="/_gallery/${type}"><h2><code>${type}</code></h2><p>${about}</p><p class="g-count">${count}</p></a></li>`
  })
  return markup`<header class="g-head"><h1>Section types</h1>
<p class="lead">Everything a page can be made of. Open a type to see its examples as this site shows them, with JSON to copy and its fields explained.</p></header>
${lost}
<search class="g-search"><label for="g-search">Find a type</label><input id="g-search" type="search" autocomplete="off" placeholder="table, price, question …"><p data-count role="status">${types.length} types</p></search>
<ul class="g-cards" role="list">${cards}</ul>`
}
