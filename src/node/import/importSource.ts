import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { basename, extname, resolve } from 'node:path'
import { ImportFault } from './importFault.ts'
import type { Source } from './importInto.ts'
import { markdownSite } from './markdown/markdownSite.ts'
import { openMedia } from './media.ts'
import { readExport } from './wordpress/readExport.ts'
import { wordpressSite } from './wordpress/wordpressSite.ts'
import { barePath } from '#src/node/import/text/barePath.ts'

/** Reads a source of any known kind. Throws an `ImportFault` if it is none. */
export async function importSource(place: string, { media }: { media: readonly string[] }): Promise<Source> {
  if (!existsSync(place)) throw new ImportFault(`${place} does not exist. Name a WordPress export, or a folder of Markdown files.`)
  if (statSync(place).isDirectory()) {
    const opened = await openMedia([place, ...media])
    return {
      name: basename(resolve(place)),
      media: opened,
      read: (log, today, addressName) => ({ site: markdownSite(place, log, today, addressName), altOf: () => '', finish: () => {} }),
    }
  }
  if (statSync(place).isFile() && /\.(?:xml|gz|txt|log)$/i.test(place) && !isExport(place))
    throw new ImportFault(
      `${place} has addresses, but no pages. Import the pages first; then find out what the site answers to these addresses, and add redirects: npm run coverage -- --old ${place}`,
    )
  if (statSync(place).isFile() && extname(place).toLowerCase() === '.xml') {
    const found = await readExport(place)
    const opened = await openMedia(media, new Set(found.items.flatMap((item) => item.fields.get('wp:attachment_url') ?? [])))
    return {
      name: basename(place),
      media: opened,
      read(log, _, addressName) {
        const { site, attachments } = wordpressSite(found, log, addressName)
        const nameOf = (url: string) => basename(barePath(url)).replace(/-\d+x\d+(\.\w+)$/, '$1')
        const byName = new Map(attachments.map((file) => [nameOf(file.url), file]))
        return {
          site,
          finish: () => {
            for (const { key, url } of attachments)
              if (opened.isTaken(url)) log.came('attachment', key)
              else
                log.leftOut(
                  'attachment',
                  key,
                  opened.has(url) ? 'no imported page shows it or links to it' : 'its file did not come; name it with --media',
                )
          },
          altOf: (url) => {
            const file = byName.get(nameOf(url))
            return file === undefined
              ? ''
              : file.alt || file.caption || (file.title === nameOf(url).replace(/\.\w+$/, '') ? '' : file.title)
          },
        }
      },
    }
  }
  throw new ImportFault(`${place} cannot be imported. Name a WordPress export (.xml), or a folder of Markdown files.`)
}

/** Whether a file is something else than a sitemap, a list of addresses or a log, by its first lines. */
function isExport(place: string): boolean {
  const start = Buffer.alloc(2000)
  const file = openSync(place, 'r')
  readSync(file, start, 0, start.length, 0)
  closeSync(file)
  return extname(place).toLowerCase() === '.xml' && !/<(?:urlset|sitemapindex)[\s>]/.test(start.toString('utf8'))
}
