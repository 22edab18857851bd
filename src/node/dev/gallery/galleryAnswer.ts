import type { PageJob } from '#src/node/render/pageWriter.ts'
import { BUILD_ID } from '#src/node/dev/buildId.ts'
import type { ViewSection } from '#src/site/pages/pageData.ts'
import type { Site } from '#src/site/site.ts'
import { examplePage } from './examplePage.ts'
import { galleryStyle } from './galleryStyle.ts'
import { galleryTypes, type GalleryType } from './galleryTypes.ts'
import { type Markup, markup } from './markup.ts'
import { typePage } from './typePage.ts'
import { didYouMean } from '#src/site/words/nearest.ts'

/** A response of the gallery. */
type Sent = { status: number; type: string; body: string }

const HOME = '/_gallery'
const EXAMPLE_STYLE = '<style>html{scrollbar-gutter:auto}body{overflow:hidden}body>*:not(#root){display:none}</style>'

/**
 * Answers the addresses of the gallery: the index, a page per section type, and each example alone, for the frames of that page. Returns
 * undefined for other addresses. `render` renders a document as for any page of the site, with `isFrame` for an example alone.
 */
export async function galleryAnswer(
  site: Site,
  pathname: string,
  render: (job: PageJob, isFrame: boolean) => Promise<string>,
): Promise<Sent | undefined> {
  // The client router must not handle these, because they are complete documents.
  if (pathname.startsWith(`/static/data${HOME}`))
    return { status: 200, type: 'application/json', body: JSON.stringify({ build: 'gallery' }) }
  const path = pathname.replace(/\/+$/, '')
  if (path !== HOME && !path.startsWith(`${HOME}/`)) return undefined
  const [name, number, ...rest] = path.slice(HOME.length + 1).split('/')
  const types = galleryTypes()
  const found = types.find(({ type }) => type === name)
  if (rest.length > 0 || (name && !found) || (number !== undefined && !found?.examples[Number(number) - 1]))
    return { status: 404, type: 'text/html', body: await page('Not in the gallery', galleryIndex(types, name)) }
  if (!found) return { status: 200, type: 'text/html', body: await page('Section types', galleryIndex(types)) }
  if (number === undefined) return { status: 200, type: 'text/html', body: await page(found.type, typePage(found, types)) }
  const data = examplePage(site, found, Number(number))
  const html = await render({ data, head: headOf(data.title), file: found.type }, true)
  return { status: 200, type: 'text/html', body: html.replace('</head>', `${EXAMPLE_STYLE}</head>`) }

  async function page(title: string, content: Markup): Promise<string> {
    const place = { type: 'richText', tone: 'plain', reveal: false, width: 'wide', body: '' } as unknown as ViewSection
    const data = {
      path,
      title: `${title} · Gallery`,
      layout: 'main',
      scroll: 'top',
      session: 'keep',
      breadcrumb: [],
      sections: [place],
      build: BUILD_ID,
    } as const
    const html = await render({ data: { ...data, breadcrumb: [], sections: [place] }, head: headOf(data.title), file: HOME }, false)
    // The application adopts a section without behavior unchanged, so its markup can be anything.
    return html
      .replace('</head>', () => `<style>${galleryStyle}</style></head>`)
      .replace(
        /(<section[^>]* data-section="0"[^>]*>)[\s\S]*?<\/section>/,
        (_all, start: string) => `${start}<div class="container gallery" data-gallery>${content.html}</div></section>`,
      )
  }
}

function headOf(title: string): PageJob['head'] {
  return {
    title,
    description: 'All section types with their examples and fields.',
    canonical: '',
    robots: 'noindex',
    openGraph: [],
    twitter: [],
    jsonLd: {},
  }
}

/** The index of the gallery: all section types with their purpose, and a filter. `missing` is a requested name that does not exist. */
function galleryIndex(types: GalleryType[], missing?: string): Markup {
  const lost =
    missing === undefined
      ? undefined
      : markup`<p class="g-lost">There is no section type “${missing}”. ${
          didYouMean(
            missing,
            types.map(({ type }) => type),
          ) ?? 'Available types:'
        }</p>`
  const cards = types.map(({ type, about, examples }) => {
    const count = `${examples.length} ${examples.length === 1 ? 'example' : 'examples'}`
    return markup`<li data-words="${`${type} ${about}`.toLowerCase()}"><a href="/_gallery/${type}"><h2><code>${type}</code></h2><p>${about}</p><p class="g-count">${count}</p></a></li>`
  })
  return markup`<header class="g-head"><h1>Section types</h1>
<p class="lead">The building blocks of a page. Open a type to see its examples in the look of this site, JSON to copy, and its fields.</p></header>
${lost}
<search class="g-search"><label for="g-search">Find a type</label><input id="g-search" type="search" autocomplete="off" placeholder="table, price, question …"><p data-count role="status">${types.length} types</p></search>
<ul class="g-cards" role="list">${cards}</ul>`
}
