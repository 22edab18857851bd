import { posix } from 'node:path'
import { isTextFile } from '#src/node/config/read/isTextFile.ts'
import { sourceOfTranslation } from '#src/node/config/read/overlayFile.ts'
import { entryOrigin } from '#src/node/edit/entryOrigin.ts'
import { readInside } from '#src/node/edit/sources.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import type { SitePage } from '#src/site/site.ts'
import { namedFiles } from './namedFiles.ts'

/**
 * The files of a page: its `own`, which are restored with it, and those that it shares with other pages. For an entry from
 * data, these are the data.
 */
export type PageSources = { own: string[]; shared: string[] }

/** The files of a page: its JSON, the one that it translates, their translations, the texts that they name, and fragments. */
export function pageSources(configDir: string, { file, shows }: Pick<SitePage, 'file' | 'shows'>): PageSources {
  const origin = entryOrigin(configDir, file)
  const shared = shows.filter((other) => other !== file)
  if (origin !== undefined) return { own: [], shared: [origin.slice(origin.lastIndexOf(' ') + 1), ...shared] }
  const source = sourceOfTranslation(file)?.source ?? file
  const written = findFiles(configDir).filter(
    (other) => other === source || other === file || sourceOfTranslation(other)?.source === source,
  )
  const texts = written.flatMap((one) =>
    namedFiles(one, readInside(configDir, one) ?? '').texts.map((name) => posix.join(posix.dirname(one), name)),
  )
  return { own: [...new Set([...written, ...texts])].filter((one) => one.endsWith('.json') || isTextFile(one)), shared }
}
