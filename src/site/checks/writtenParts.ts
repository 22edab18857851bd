import type { ReadConfig } from './check.ts'
import { type Parts, partsOf } from './partsOf.ts'
import type { KeyPath, SitePage } from '#src/site/site.ts'
import { writtenSections } from './writtenSections.ts'

/** The parts of one piece of config, with places from the top of its file. `keyPath` is the place of the piece. */
export type WrittenParts = Parts & { file: string; keyPath: KeyPath }

const known = new WeakMap<SitePage[], WrittenParts[]>()

/** Links, pictures and days of every section, of the header and of the footer, each once where it is written. */
export function writtenParts(config: Pick<ReadConfig, 'pages' | 'notFound' | 'header' | 'footer'>): WrittenParts[] {
  let found = known.get(config.pages)
  if (!found) {
    found = [
      ...(config.header ? [placed(config.header, 'header.json', [])] : []),
      ...(config.footer ? [placed(config.footer, 'footer.json', [])] : []),
      ...writtenSections(config).map(({ section, file, keyPath }) => placed(section, file, keyPath)),
    ]
    known.set(config.pages, found)
  }
  return found
}

function placed(value: unknown, file: string, keyPath: KeyPath): WrittenParts {
  return { file, keyPath, ...partsOf(value, keyPath) }
}
