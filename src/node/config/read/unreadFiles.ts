import { requiredFiles } from '#schemas/files.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { pathMeant } from './pathMeant.ts'

/** Probable purpose of an unread file, by its extension. */
const DATA = /\.(?:ya?ml|json5|jsonc|jsonl|hjson|toml|xml|csv|js|ts|mjs|json\.[a-z]+)$|\.JSON$|\.Json$/
const TEXT = /\.(?:markdown|mdx|mdown|txt|docx?|odt|rtf|html?|pages|adoc|rst)$|\.MD$|\.Md$/
const ASSET = /\.(?:svg|png|jpe?g|webp|avif|gif|ico|bmp|tiff?|heic|woff2?|ttf|otf|mp4|webm|mov|vtt|pdf)$/i

/** Folders whose files are all checked; in other folders, only files that seem to be meant for one of these. */
const ROOMS = /^(?:pages|collections|fragments)\//

/**
 * Files of a config folder that seem to be part of the site, but are not read. `folders` have names like files. Hidden files, and notes
 * next to the folders, are ignored.
 */
export function unreadFiles(all: readonly string[], folders: readonly string[]): UnplacedProblem[] {
  const misnamed = folders.filter((folder) => ROOMS.test(folder) && !requiredFiles.some((required) => required === folder))
  const found: UnplacedProblem[] = misnamed.map((folder) =>
    problem(
      folder,
      'this is a folder with the name of a file',
      `Rename it to ${folder.replace(/\.json$/, '')}, or replace it with the file.`,
    ),
  )
  const strange = new Map<string, string[]>()
  for (const file of all) {
    // A folder instead of a file is reported at the folder, or where it is named.
    if (/\.(?:json|md)\//.test(file)) continue
    if (ROOMS.test(file)) {
      if (!/\.(?:json|md)$/.test(file)) found.push(unreadIn(file))
    } else if (!file.includes('/')) {
      if (DATA.test(file) && /^(?:site|theme|header|footer|redirects|slugs)\b/i.test(file))
        found.push(problem(file, 'this file is not read', `Convert it to JSON, as ${file.replace(/\..*$/, '').toLowerCase()}.json.`))
    } else if (!/^(?:assets|sections)\//.test(file) && ASSET.test(file)) {
      const folder = file.slice(0, file.indexOf('/'))
      strange.set(folder, [...(strange.get(folder) ?? []), file])
    }
  }
  for (const [folder, files] of strange) {
    const many = files.length === 1 ? 'this file is not read' : `this file and ${files.length - 1} more in ${folder}/ are not read`
    found.push(problem(files[0]!, many, 'Move pictures, fonts and other files of pages to assets/.'))
  }
  return found
}

function unreadIn(file: string): UnplacedProblem {
  const what = file.startsWith('fragments/') ? 'Fragments' : file.startsWith('collections/') ? 'Entries' : 'Pages'
  const base = file.replace(/(?:\.[A-Za-z0-9]{1,8})+$/, '')
  if (DATA.test(file))
    return problem(
      file,
      'this file is not read',
      `${what} are JSON: convert it to JSON, as ${pathMeant(`${base}.json`) ?? `${base}.json`}.`,
    )
  if (TEXT.test(file))
    return problem(
      file,
      'this file is not read',
      `Convert it to Markdown, as ${base}.md, and name that file in the "file" field of a section.`,
    )
  if (ASSET.test(file)) return problem(file, 'this file is not read', 'Move it to assets/.')
  return problem(file, 'this file is not read', `${what} are JSON files, and their texts are Markdown files with the extension .md.`)
}

function problem(file: string, message: string, hint: string): UnplacedProblem {
  return { code: 'E_NOT_READ', file, keyPath: [], message, hint }
}
