import { getNodeValue } from 'jsonc-parser'
import { isTextFile } from '#src/node/config/read/isTextFile.ts'
import { treeOf } from '#src/node/edit/sources.ts'
import { isFields } from '#src/site/isFields.ts'

/** The files that a text of config names: Markdown texts relative to its folder, fragments by name, and files of `assets/`. */
export type NamedFiles = { texts: string[]; fragments: string[]; assets: string[] }

const ASSETS = '/assets/'

/** Characters after the address of a file in Markdown and HTML. */
const ENDS = new Set(' \t\r\n)("\'<>?#')

/** The files that a JSON or Markdown file names. */
export function namedFiles(file: string, text: string): NamedFiles {
  const tree = file.endsWith('.json') ? treeOf(text) : null
  const found: NamedFiles = { texts: [], fragments: [], assets: [] }
  if (tree) collect(getNodeValue(tree), found)
  else if (isTextFile(file)) found.assets.push(...assetsIn(text))
  return { texts: [...new Set(found.texts)], fragments: [...new Set(found.fragments)], assets: [...new Set(found.assets)] }
}

function collect(value: unknown, found: NamedFiles): void {
  if (typeof value === 'string') {
    if (value.endsWith('.md') && !value.includes(' ') && !value.includes(':')) found.texts.push(value)
    found.assets.push(...assetsIn(value))
  } else if (Array.isArray(value)) for (const item of value) collect(item, found)
  else if (isFields(value)) {
    if (value['type'] === 'fragment' && typeof value['fragment'] === 'string') found.fragments.push(value['fragment'])
    for (const item of Object.values(value)) collect(item, found)
  }
}

/** The files of `assets/` whose addresses are in a text, relative to the config folder. */
function assetsIn(text: string): string[] {
  const files: string[] = []
  for (let at = text.indexOf(ASSETS); at !== -1; at = text.indexOf(ASSETS, at + 1)) {
    let end = at
    while (end < text.length && !ENDS.has(text[end]!)) end += 1
    files.push(text.slice(at + 1, end))
  }
  return files
}
