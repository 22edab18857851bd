import type { Problem } from '#src/site/problem.ts'
import { slug } from '#src/site/words/slug.ts'

/** Problems of files whose names prevent their intended use. */
const MISNAMED: ReadonlySet<Problem['code']> = new Set(['E_NOT_READ', 'E_PATH', 'E_STRAY_FILE'])

/**
 * Suppresses problems that only follow from a wrong file name: links to the page of the file, or a fragment or text that exists with
 * another extension. The problem of that file states their number, and is an error like them. A text that is unused because the page next
 * to it is missing is reported with the links to that page. Files are paths below the config folder.
 */
export function suppressConsequentProblems(problems: readonly Problem[]): readonly Problem[] {
  const strays = misplaced(problems)
  const headOfProblem = headFinder(problems)
  const followers = new Map<Problem, Problem>()
  for (const problem of problems) {
    const head = headOfProblem(problem)
    if (head) followers.set(problem, head)
  }
  const gone = new Set(problems.flatMap(({ code, cause }) => (code === 'E_DEAD_LINK' && cause !== undefined ? [cause] : [])))
  const unsettled = unsettledTexts(problems)
  const isBesideGone = ({ code, file }: Problem) => code === 'E_UNUSED_TEXT' && gone.has(file.replace(/^pages(.*)\.md$/, '$1'))
  if (followers.size === 0 && gone.size === 0 && strays.size === 0 && unsettled.size === 0) return problems
  const strayOf = new Map([...strays].toReversed().map((file) => [nameIn(file), file]))
  const counts = new Map<Problem, number>()
  for (const head of followers.values()) counts.set(head, (counts.get(head) ?? 0) + 1)
  return problems.flatMap((problem) => {
    if (followers.has(problem) || isBesideGone(problem) || strays.has(problem.file) || unsettled.has(problem)) return []
    const stray = problem.code === 'E_NO_FILE' ? strayOf.get(problem.file) : undefined
    if (stray !== undefined) return [{ ...problem, message: `${problem.message}; it is in ${stray}` }]
    const count = counts.get(problem)
    if (count === undefined) return [problem]
    const more = count === 1 ? 'one place needs it' : `${count} places need it`
    return [{ ...problem, severity: 'error' as const, message: `${problem.message}, but ${more}` }]
  })
}

/** Translations of texts with errors in the source, which become outdated once the source is fixed. */
function unsettledTexts(problems: readonly Problem[]): ReadonlySet<Problem> {
  const stale = problems.filter(({ code }) => code === 'E_TRANSLATION_STALE')
  if (stale.length === 0) return new Set()
  const wrong = new Set(problems.flatMap(({ severity, file, path }) => (severity === 'error' ? [`${file}#${path}`] : [])))
  return new Set(stale.filter(({ cause }) => cause !== undefined && wrong.has(cause)))
}

/** Required files in the wrong folder, where they are read as something else. */
function misplaced(problems: readonly Problem[]): ReadonlySet<string> {
  const missing = new Set(problems.flatMap(({ code, file }) => (code === 'E_NO_FILE' && !file.includes('/') ? [file] : [])))
  return missing.size === 0
    ? missing
    : new Set(problems.flatMap(({ file }) => (/^(?:pages|fragments|collections)\//.test(file) && missing.has(nameIn(file)) ? [file] : [])))
}

function nameIn(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1)
}

/** A file whose name prevents its intended use: its folder, its name without extensions, and that name as an address. */
type Head = { problem: Problem; folder: string; base: string; slug: string }

/** Problems that may follow from a file name. */
const FOLLOWING: ReadonlySet<Problem['code']> = new Set(['E_NO_FILE', 'E_NO_COLLECTION', 'E_NO_FRAGMENT', 'E_NO_MARKDOWN', 'E_DEAD_LINK'])

/** Finds the first problem from which another follows. Thousands of links may lead to one page, so results are cached. */
function headFinder(problems: readonly Problem[]): (problem: Problem) => Problem | undefined {
  const heads = problems.flatMap((problem) => (MISNAMED.has(problem.code) ? [headOf(problem)] : []))
  const ofLinks = new Map<string | undefined, Problem | undefined>()
  const find = (problem: Problem) => heads.find((head) => followsFrom(head, problem))?.problem
  return (problem) => {
    if (heads.length === 0 || !FOLLOWING.has(problem.code)) return undefined
    if (problem.code !== 'E_DEAD_LINK') return find(problem)
    if (!ofLinks.has(problem.cause)) ofLinks.set(problem.cause, find(problem))
    return ofLinks.get(problem.cause)
  }
}

function headOf(problem: Problem): Head {
  const { file } = problem
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const base = file.slice(folder.length).replace(/(?:\.[A-Za-z0-9]{1,8})+$/, '')
  return { problem, folder, base, slug: slug(base, { keepsLetters: true }) }
}

function followsFrom({ problem: { code: head, file }, folder, base, slug }: Head, { code, cause, file: where, message }: Problem): boolean {
  if (code === 'E_NO_FILE' || code === 'E_NO_COLLECTION') return where === `${folder}${base}.json` || where === file.toLowerCase()
  if (code === 'E_NO_FRAGMENT') return message.includes(`there is no file ${folder}${base}.json`)
  if (code === 'E_NO_MARKDOWN') return where.startsWith(folder) && message.includes(`"${base}.md"`)
  if (cause === undefined || slug === '') return false
  // In another folder, only the name of the page matches.
  if (head === 'E_STRAY_FILE') return cause.endsWith(`/${base}`)
  const isBelow = cause.startsWith(`/${folder.replace(/^pages\//, '')}`) || folder.startsWith('collections/')
  return isBelow && isSameName(slug, cause.slice(cause.lastIndexOf('/') + 1))
}

/** Whether two names are equal, or one starts with the words of the other. */
function isSameName(one: string, other: string): boolean {
  return (
    one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`) || one.replaceAll('-', '') === other.replaceAll('-', '')
  )
}
