import { existsSync, statSync } from 'node:fs'
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
      read: (log, today) => ({ site: markdownSite(place, log, today), altOf: () => '', finish: () => {} }),
    }
  }
  if (statSync(place).isFile() && extname(place).toLowerCase() === '.xml') {
    const found = await readExport(place)
    const opened = await openMedia(media)
    return {
      name: basename(place),
      media: opened,
      read(log) {
        const { site, attachments } = wordpressSite(found, log)
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
