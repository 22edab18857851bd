import { realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { requiredFiles } from '#schemas/files.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { isTextFile } from './isTextFile.ts'
import { unfitNames } from './unfitNames.ts'
import { unreadFiles } from './unreadFiles.ts'

/** The page for addresses that do not exist. */
export const NOT_FOUND_FILE = 'pages/404.json'

/** Contents of a config folder: sorted paths below it. */
export type ListedFiles = {
  all: readonly string[]
  /** Config files: all JSON files except for those in assets/ and data/. */
  json: readonly string[]
  /** The Markdown files next to pages, entries and fragments. */
  markdown: readonly string[]
  /** Assets for pages, as `/assets/…`. */
  assets: readonly string[]
  /** Symbolic links that point outside the folder, which must not be opened. */
  outside: ReadonlySet<string>
  /** Files that are missing or in the wrong folder. */
  problems: readonly UnplacedProblem[]
}

/** Lists a config folder; otherwise returns why it cannot, as a sentence without a full stop. */
export function listFiles(configDir: string): ListedFiles | { failure: string } {
  try {
    if (!statSync(configDir).isDirectory()) return { failure: 'this is a file, not a config folder' }
    const inside = realpathSync(configDir) + sep
    const outside = new Set<string>()
    const folders: string[] = []
    const special = new Map<string, string>()
    const all = findFiles(configDir, {
      onLink(file) {
        if (leadsOutside(join(configDir, file), inside)) outside.add(file)
      },
      onFolder(folder) {
        if (folder.endsWith('.json')) folders.push(folder)
      },
      onSpecial: (file, kind) => void special.set(file, kind),
    })
    if (all.length === 0) return { failure: 'this config folder is empty' }
    const below = configFolderIn(all)
    if (below) return { failure: `this is not a config folder, but contains one: ${below}` }
    return sortedOut(all, outside, folders, special)
  } catch (error) {
    return {
      failure:
        errorCode(error) === 'ENOENT' ? 'this config folder does not exist' : `the config folder cannot be read: ${errorReason(error)}`,
    }
  }
}

/** A subfolder with the required files, if this folder has none of them: the parent folder was named by mistake. */
function configFolderIn(all: readonly string[]): string | undefined {
  const isOneIn = (folder: string) => requiredFiles.every((file) => all.includes(`${folder}${file}`))
  if (requiredFiles.some((file) => all.includes(file))) return undefined
  return ['config/', ...all.filter((file) => file.endsWith('/site.json')).map((file) => file.slice(0, -'site.json'.length))].find(isOneIn)
}

/**
 * The files of a config folder by purpose; `folders` have names like files, and `special` describes special files that must not be opened.
 */
export function sortedOut(
  all: readonly string[],
  outside: ReadonlySet<string>,
  folders: readonly string[] = [],
  special: ReadonlyMap<string, string> = new Map(),
): ListedFiles {
  return {
    all,
    json: all.filter((file) => file.endsWith('.json') && !/^(?:assets|data)\//.test(file)),
    markdown: all.filter(isTextFile),
    assets: all.filter((file) => file.startsWith('assets/')).map((file) => `/${file}`),
    outside,
    problems: [
      ...missingFiles(all).filter(({ file }) => !special.has(file)),
      ...unreadFiles(
        all.filter((file) => !outside.has(file)),
        folders,
      ),
      ...[...special].map(([file, kind]) =>
        problem('E_UNREADABLE', file, `this is ${kind}, not a file, so it is not opened`, 'Remove it, or replace it with a file.'),
      ),
      ...unfitNames(all),
      ...[...outside].map((file) => problem('E_OUTSIDE', file, 'this link points outside the config folder', 'Copy the file itself here.')),
    ],
  }
}

function missingFiles(all: readonly string[]): UnplacedProblem[] {
  const missing = requiredFiles
    .filter((required) => !all.includes(required))
    .map((required) => {
      const isFolder = all.some((file) => file.startsWith(`${required}/`))
      return problem(
        'E_NO_FILE',
        required,
        isFolder ? 'this is a folder, not a file' : 'this file is missing',
        'Add it: every site needs this file.',
      )
    })
  if (all.includes(NOT_FOUND_FILE)) return missing
  return [...missing, problem('E_NO_FILE', NOT_FOUND_FILE, 'this file is missing', 'Add it: it is shown for pages that do not exist.')]
}

function problem(code: UnplacedProblem['code'], file: string, message: string, hint: string): UnplacedProblem {
  return { code, file, keyPath: [], message, hint }
}

/** Whether a symbolic link points outside a folder. A dangling one does not; reading it reports the error. */
function leadsOutside(path: string, inside: string): boolean {
  try {
    return !realpathSync(path).startsWith(inside)
  } catch {
    return false
  }
}
