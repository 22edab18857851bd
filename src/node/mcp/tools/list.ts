import { z } from 'zod'
import { draftFiles } from '#src/node/patch/draftFiles.ts'
import { pageFiles } from '#src/node/edit/pageFiles.ts'
import { type Source, readSources } from '#src/node/edit/sources.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { bounded } from '#src/node/mcp/bounded.ts'
import type { Tool } from '#src/node/mcp/tool.ts'

const Input = z.strictObject({
  what: z
    .enum(['pages', 'collections', 'fragments', 'files', 'assets'])
    .describe('pages with their paths, collections with their entries, shared sections, all files of the config, or pictures and fonts'),
  from: z.int().min(0).default(0).describe('Offset: the "next" value of the previous answer.'),
})

/** Lists the contents of the config. */
export const list: Tool<typeof Input> = {
  name: 'list',
  title: 'List pages and files',
  description:
    'Lists pages, collections, fragments, files or assets of the site. Long lists are paged: "next" is the offset of the next part.',
  input: Input,
  changes: false,
  call({ what, from }, { configDir, allowDrafts }) {
    const all = readSources(configDir)
    const hidden = allowDrafts ? new Set<string>() : draftFiles(all)
    const sources = all.filter(({ file }) => !hidden.has(file))
    const files = () => findFiles(configDir).filter((file) => !hidden.has(file))
    const lists: Record<typeof what, () => unknown[]> = {
      pages: () => pages(sources),
      collections: () => collections(sources),
      fragments: () =>
        sources.flatMap(({ file, kind }) =>
          kind === 'fragment' ? [{ file, name: file.slice('fragments/'.length, -'.json'.length) }] : [],
        ),
      files: () => files().filter((file) => !file.startsWith('assets/') && /\.(?:json|md)$/.test(file)),
      assets: () => files().flatMap((file) => (file.startsWith('assets/') ? [`/${file}`] : [])),
    }
    return { text: JSON.stringify(bounded(lists[what](), from), null, 1) }
  },
}

function pages(sources: Source[]): object[] {
  const byFile = new Map(sources.map((source) => [source.file, source]))
  return [...pageFiles(sources).files]
    .map(([path, file]) => ({ path, file, name: nameIn(byFile.get(file)!.text) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

function collections(sources: Source[]): object[] {
  const { collections: known, files } = pageFiles(sources)
  const paths = [...files].map(([path, file]) => ({ path, file }))
  return [...known].map(([name, { path }]) => ({
    name,
    path,
    file: `collections/${name}/index.json`,
    entries: paths.filter(({ file }) => file.startsWith(`collections/${name}/`)).length,
  }))
}

/** The name of a page; undefined if it has problems. */
function nameIn(text: string): string | undefined {
  try {
    const { name } = JSON.parse(text) as { name?: unknown }
    return typeof name === 'string' ? name : undefined
  } catch {
    return undefined
  }
}
