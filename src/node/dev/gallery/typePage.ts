import { common } from '#schemas/section.ts'
import { type FieldDoc, fieldDocs } from '#src/node/reference/fieldDocs.ts'
import { type GalleryType } from './galleryTypes.ts'
import { type Markup, markup } from './markup.ts'

const COMMON = new Set(Object.keys(common))

/** The page of a section type: its examples, each in a frame with its JSON, and its fields. */
export function typePage({ type, about, schema, examples }: GalleryType, types: GalleryType[]): Markup {
  const fields = fieldDocs(schema)
  const own = fields.filter(({ name }) => !COMMON.has(name))
  const shared = fields.filter(({ name }) => COMMON.has(name))
  const here = types.findIndex((other) => other.type === type)
  const shown = examples.map((example, index) => {
    const id = `json-${index + 1}`
    return markup`<section class="g-example" aria-labelledby="${id}-title"><h2 id="${id}-title">Example ${index + 1}</h2>
<iframe src="/_gallery/${type}/${index + 1}" title="${type}, example ${index + 1}" loading="lazy"></iframe>
<details open><summary>JSON</summary><div class="g-copy"><button type="button" class="action" data-look="secondary" data-copies="${id}">Copy JSON<span class="visually-hidden"> of example ${index + 1}</span></button><span role="status"></span></div>
<pre tabindex="0" role="group" aria-label="JSON of example ${index + 1}"><code id="${id}">${JSON.stringify(example, null, 2)}</code></pre></details></section>`
  })
  return markup`<nav class="breadcrumb" aria-label="Gallery"><ol><li><a href="/_gallery">Section types</a></li><li><span aria-current="page">${type}</span></li></ol></nav>
<header class="g-head"><h1><code>${type}</code></h1><p class="lead">${about}</p></header>
${shown}
<section aria-labelledby="fields"><h2 id="fields">Fields</h2>${list(own)}</section>
<section aria-labelledby="shared-fields"><h2 id="shared-fields">Fields of every section</h2>${list(shared)}</section>
<nav class="g-next" aria-label="Other types">${link(types[here - 1], 'Previous')}${link(types[here + 1], 'Next')}</nav>`
}

function link(to: GalleryType | undefined, label: string): Markup | undefined {
  return to && markup`<a href="/_gallery/${to.type}">${label}: <code>${to.type}</code></a>`
}

function list(fields: FieldDoc[]): Markup {
  return markup`<ul class="g-fields" role="list">${fields.map(item)}</ul>`
}

function item({ name, type, need, standard, about, allowed, limits, inner }: FieldDoc): Markup {
  const facts = [type, ...limits]
  const choices =
    allowed.length === 0
      ? undefined
      : markup`<p class="g-allowed">Allowed: ${allowed.map((value, index) => markup`${index > 0 ? ', ' : ''}<code>${value}</code>`)}</p>`
  const usual = standard === undefined ? undefined : markup`<p>Default: <code>${standard}</code></p>`
  const groups = inner.map(({ title, fields }) => markup`<details><summary>${title}</summary>${list(fields)}</details>`)
  return markup`<li><p class="g-name"><code>${name}</code> <span class="g-need" data-need="${need}">${need}</span> <span class="g-type">${facts.join(', ')}</span></p>${about ? markup`<p>${about}</p>` : undefined}${choices}${usual}${groups}</li>`
}
