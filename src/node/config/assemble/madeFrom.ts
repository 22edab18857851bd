import type { PageFacts } from './pageFacts.ts'
import { NEED } from './sharedConfig.ts'

/** A source of a page: its name, which contains its role, and a hash of its content. */
export type PageSource = readonly [name: string, hash: string]

/** Prefix for the page’s own file. */
const OWN = '='

/** Sources of a page: its own file, and everything read for it. */
export function madeFrom({ file, hash = '', needs }: Pick<PageFacts, 'file' | 'hash' | 'needs'>): PageSource[] {
  return [[OWN + file, hash], ...needs]
}

/** States that a source changed, as a clause; `folder` is the displayed path of the config folder. */
export function sourceChanged(name: string, folder: string): string {
  const [kind, of] = [name[0]!, name.slice(1)]
  const place = (file: string) => `${folder}/${file.replace(/^\//, '')}`
  if (kind === OWN) return `its file changed (${place(of)})`
  if (kind === NEED.source) return `${place(of)}, which it translates, changed`
  if (kind === NEED.collection) return `${place(`collections/${of}/index.json`)}, to which it belongs, changed`
  if (kind === NEED.entry) return `${place(of)}, whose name it shows, changed`
  if (kind === NEED.word) return 'the interface texts of the site changed'
  if (kind === NEED.fragment) return `${place(`fragments/${of}.json`)}, which it includes, changed`
  if (kind === NEED.text || kind === NEED.overlay) return `${place(of)}, which it includes, changed`
  if (kind === NEED.picture) return `${place(of)}, which it shows, changed`
  if (kind === NEED.booking) return 'the booking settings of the site (site.json) changed'
  return 'the languages of the site (site.json) changed'
}
