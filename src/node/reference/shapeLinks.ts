import type { ShapeName } from './shapes.ts'

/** The heading of docs/config.md that documents each shape. */
const HEADINGS: Record<ShapeName, string> = {
  link: 'links',
  page: 'links',
  'mail address': 'links',
  'https address': 'links',
  icon: 'icons',
  'lower-case name': 'names',
  'address words': 'names',
  colour: 'colours',
  day: 'days-and-times',
  'day or time': 'days-and-times',
  'picture file': 'files-of-assets',
  'PNG, JPG or WebP file': 'files-of-assets',
  'video file': 'files-of-assets',
  'captions file': 'files-of-assets',
  'font file': 'files-of-assets',
  Markdown: 'markdown',
  'language tag': 'codes',
  'currency code': 'codes',
  'telephone number': 'codes',
  button: 'buttons',
  picture: 'pictures',
  source: 'sources',
  address: 'addresses',
  'opening hours': 'opening-hours',
  'places in menus': 'places-in-menus',
  budget: 'budgets',
  section: '',
}

/** The links to shapes, for a page in the same folder as docs/config.md; `page` is empty for that page itself. */
export function shapeLinks(page: '' | 'config.md'): (shape: ShapeName) => string {
  return (shape) => (shape === 'section' ? 'section-types.md' : `${page}#${HEADINGS[shape]}`)
}
