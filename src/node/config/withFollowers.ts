import type { Problem } from '#src/site/problem.ts'
import { slugify } from '#src/site/words/slugify.ts'

/** Problems of files whose names keep them from being what they are meant to be. */
const MISNAMED: ReadonlySet<Problem['code']> = new Set(['E_NOT_READ', 'E_PATH', 'E_STRAY_FILE'])

/**
 * Problems of which those that only follow from the name of a file are left out: links to a page that its file would make, a shared section
 * or a text that is there under another ending. The problem of that file says how many they are, and is an error like these. A text that no
 * page shows, because the page beside it is gone, is told with the links to the page. Files are named below the config folder.
 */
export function withFollowers(problems: readonly Problem[]): readonly Problem[] {
  const strays = misplaced(problems)
  const heads = problems.filter(({ code }) => MISNAMED.has(code))
  const followers = new Map<Problem, Problem>()
  if (heads.length > 0)
    for (const problem of problems) {
      const head = heads.find((one) => followsFrom(one, problem))
      if (head) followers.set(problem, head)
    }
  const gone = new Set(problems.flatMap(({ code, cause }) => (code === 'E_DEAD_LINK' && cause !== undefined ? [cause] : [])))
  const isBesideGone = ({ code, file }: Problem) => code === 'E_UNUSED_TEXT' && gone.has(file.replace(/^pages(.*)\.md$/, '$1'))
  if (followers.size === 0 && gone.size === 0 && strays.size === 0) return problems
  return problems.flatMap((problem) => {
    if (followers.has(problem) || isBesideGone(problem) || strays.has(problem.file)) return []
    const stray = problem.code === 'E_NO_FILE' ? [...strays].find((file) => nameIn(file) === problem.file) : undefined
    if (stray !== undefined) return [{ ...problem, message: `${problem.message}; it lies in ${stray}` }]
    const count = [...followers.values()].filter((head) => head === problem).length
    if (count === 0) return [problem]
    const more = count === 1 ? 'one place needs it' : `${count} places need it`
    return [{ ...problem, severity: 'error' as const, message: `${problem.message}, and ${more}` }]
  })
}

/** Files that are needed and lie in a folder, where they are read as something else. */
function misplaced(problems: readonly Problem[]): ReadonlySet<string> {
  const missing = new Set(problems.flatMap(({ code, file }) => (code === 'E_NO_FILE' && !file.includes('/') ? [file] : [])))
  return missing.size === 0
    ? missing
    : new Set(problems.flatMap(({ file }) => (/^(?:pages|fragments|collections)\//.test(file) && missing.has(nameIn(file)) ? [file] : [])))
}

function nameIn(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1)
}

function followsFrom({ code: head, file }: Problem, { code, cause, file: where, message }: Problem): boolean {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const base = file.slice(folder.length).replace(/(?:\.[A-Za-z0-9]{1,8})+$/, '')
  if (code === 'E_NO_FILE' || code === 'E_NO_COLLECTION') return where === `${folder}${base}.json` || where === file.toLowerCase()
  if (code === 'E_NO_FRAGMENT') return message.includes(`there is no file ${folder}${base}.json`)
  if (code === 'E_NO_MARKDOWN') return where.startsWith(folder) && message.includes(`"${base}.md"`)
  if (code !== 'E_DEAD_LINK' || cause === undefined || !/[a-z0-9]/i.test(base)) return false
  // In a folder of another name, only the name of the page tells.
  if (head === 'E_STRAY_FILE') return cause.endsWith(`/${base}`)
  const isBelow = cause.startsWith(`/${folder.replace(/^pages\//, '')}`) || folder.startsWith('collections/')
  return isBelow && isSameName(slugify(base, new Set()), cause.slice(cause.lastIndexOf('/') + 1))
}

/** Whether two names are one, or one begins with the words of the other. */
function isSameName(one: string, other: string): boolean {
  return (
    one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`) || one.replaceAll('-', '') === other.replaceAll('-', '')
  )
}
