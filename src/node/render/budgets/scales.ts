import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { madeOnce } from '#src/site/madeOnce.ts'
import { picturesIn, sectionMarkup, styleFilesIn, stylesIn } from './documentParts.ts'
import type { ScriptWeights } from './scriptWeights.ts'
import { styleShares } from './styleShares.ts'
import type { WeighedPage, Weight } from './Weight.ts'

/** Weighs pages of a built site. */
export type Scales = {
  weigh(page: WeighedPage): Weight
  /** What each section adds to the weight of its page, in order. The rest is shared by all pages or by several sections. */
  shares(page: WeighedPage): Weight[]
}

/** Scales for the compressed site in `dist`, whose addresses begin with the path `base`. */
export function scales(dist: string, scripts: ScriptWeights, base = ''): Scales {
  const fileOf = (url: string) => join(dist, url.slice(base.length))
  const sent = madeOnce(bytesSent)
  const packed = new Map<string, number>()
  const stylesSent = (css: string) => {
    const key = createHash('sha256').update(css).digest('base64')
    const known = packed.get(key) ?? brotliCompressSync(css, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length
    packed.set(key, known)
    return known
  }
  const filesSent = (urls: Iterable<string>) => [...urls].reduce((sum, url) => sum + sent(fileOf(url)), 0)
  /** The bytes of the styles of a document, inline or in linked files. */
  const stylesOf = (html: string) => {
    const own = stylesIn(html)
    return (own === '' ? 0 : stylesSent(own)) + filesSent(styleFilesIn(html))
  }

  return {
    weigh({ file, live }) {
      const html = readFileSync(file, 'utf8')
      return { scripts: scripts.of(live), styles: stylesOf(html), html: bytesSent(file), pictures: filesSent(picturesIn(html)) }
    },
    shares({ file, types, live }) {
      const html = readFileSync(file, 'utf8')
      const markup = sectionMarkup(html)
      const files = styleFilesIn(html)
      const css = stylesIn(html) + files.map((url) => readFileSync(fileOf(url), 'utf8')).join('')
      const styles = styleShares(css, markup)
      // Parts of a compressed text have no weight of their own: each gets its share of the total.
      const [ofStyles, ofHtml] = [stylesOf(html) / css.length, bytesSent(file) / html.length]
      const seen = new Set<string>()
      return markup.map((part, index) => {
        const type = types[index]!
        const urls = new Set([...picturesIn(part)].filter((url) => !seen.has(url)))
        for (const url of urls) seen.add(url)
        const isFirst = types.indexOf(type) === index
        return {
          scripts: isFirst && live.includes(type) ? scripts.added(live, type) : 0,
          styles: Math.round(styles[index]! * ofStyles),
          html: Math.round((part.length + (files.length === 0 ? styles[index]! : 0)) * ofHtml),
          pictures: filesSent(urls),
        }
      })
    },
  }
}

/** The bytes of a file as sent to browsers: of its compressed file if there is one. A missing file has none. */
function bytesSent(file: string): number {
  for (const form of ['.br', '.gz', '']) {
    const stats = statSync(file + form, { throwIfNoEntry: false })
    if (stats) return stats.size
  }
  return 0
}
