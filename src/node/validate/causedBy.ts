import type { Problem } from '#src/site/problem.ts'

/**
 * Whether a problem of any file refers to one of these (paths below the config folder), or to its page or asset: a dead link to a removed
 * page, a title that a changed page also has.
 */
export function causedBy(files: ReadonlySet<string>): (problem: Problem) => boolean {
  const names = [...files].flatMap(namesOf)
  if (names.length === 0) return () => false
  const named = new RegExp(`(?:^|[\\s"])(?:${names.join('|')})(?=$|[\\s"#?,;:])`)
  return ({ message }) => named.test(message)
}

/** Patterns for a file in messages: its path, and its address for visitors. Entries are known by their ids. */
function namesOf(file: string): string[] {
  const own = literal(file)
  if (file === 'pages/index.json') return [own, '/']
  const [, page] = /^pages(\/.+?)(?:\/index)?\.(?:json|md)$/.exec(file) ?? []
  if (page !== undefined) return [own, literal(page), literal(file.slice(file.lastIndexOf('/') + 1))]
  const [, collection, id] = /^collections\/([^/]+)\/([^/]+)\.(?:json|md)$/.exec(file) ?? []
  if (id === 'index') return [own, literal(collection!)]
  if (id !== undefined) return [own, `/[^\\s"]*${literal(id)}`]
  return file.startsWith('assets/') ? [own, literal(`/${file}`)] : [own]
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
