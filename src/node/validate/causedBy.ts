import type { Problem } from '#src/site/problem.ts'

/**
 * Whether a problem of any file names one of these (paths below the config folder), or the page or asset that it makes: a dead link to a
 * page that was removed, a title that a changed page has as well.
 */
export function causedBy(files: ReadonlySet<string>): (problem: Problem) => boolean {
  const names = [...files].flatMap(namesOf)
  if (names.length === 0) return () => false
  const named = new RegExp(`(?:^|[\\s"])(?:${names.join('|')})(?=$|[\\s"#?,;:])`)
  return ({ message }) => named.test(message)
}

/** How messages name a file, as patterns: by its path, and by where visitors find what it makes. Entries are known by their ids. */
function namesOf(file: string): string[] {
  const own = literal(file)
  if (file === 'pages/index.json') return [own, '/']
  const [, page] = /^pages(\/.+?)(?:\/index)?\.(?:json|md)$/.exec(file) ?? []
  if (page !== undefined) return [own, literal(page), literal(file.slice(file.lastIndexOf('/') + 1))]
  const [, collection, id] = /^collections\/([^/]+)\/([^/]+)\.(?:json|md)$/.exec(file) ?? []
  if (id === 'index') return [own, literal(collection!)]
  if (id !== undefined) return [own, `/[a-z0-9/-]*${literal(id)}`]
  return file.startsWith('assets/') ? [own, literal(`/${file}`)] : [own]
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
