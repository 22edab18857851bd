import { pathOfFile } from '#src/node/config/read/pathOfFile.ts'
import { printable } from '#src/node/text/printable.ts'
import { oldAddress } from '#src/site/redirects/oldAddress.ts'
import { slug } from '#src/site/words/slug.ts'
import type { ConfigBefore } from './configBefore.ts'
import { entryOrigin } from './entryOrigin.ts'
import { collectionOfPath } from './pageFiles.ts'
import { parseSource } from './sources.ts'

/** Why a page cannot have a path, in one line: it is invalid or taken. Undefined if it is free. */
export function whyNotPath(path: string, { spelling }: Pick<ConfigBefore, 'spelling'>): string | undefined {
  if (path.startsWith('/') && (path === '/' || pathOfFile(`pages${path}.json`) === path)) return undefined
  const words = path
    .split(/[/\\]+/)
    .map((words) => slug(words, spelling))
    .filter((part) => part !== '')
  const guess = `/${words.join('/')}`
  const hint = words.length > 0 && pathOfFile(`pages${guess}.json`) === guess ? ` Did you mean "${guess}"?` : ''
  return `"${printable(path.slice(0, 300))}" cannot be the path of a page: write lower-case words joined by hyphens, such as /about-us.${hint}`
}

/** The page or redirect that has a path already, in one line. */
export function whoHasPath(config: ConfigBefore, path: string): string | undefined {
  const redirect = redirectsOf(config.sources).find(({ from }) => isFrom(from, path))
  const isRedirected =
    redirect &&
    (redirect.to === undefined
      ? `redirects.json records ${path} as gone; remove that entry first.`
      : `${path} redirects to ${printable(redirect.to)}; remove that redirect from redirects.json first.`)
  return whoHasPage(config, path) ?? isRedirected
}

/** The page that has a path already, in one line. */
export function whoHasPage({ configDir, pages }: ConfigBefore, path: string): string | undefined {
  const entry = pages.files.has(path) ? undefined : collectionOfPath(path, pages.collections)
  const owner = entry ? entryOrigin(configDir, `collections/${entry.name}/${entry.id}.json`) : pages.files.get(path)
  return owner && `${path} already belongs to ${owner}.`
}

/** A redirect as written in config. */
export type WrittenRedirect = { from: string; to?: string; status?: number }

/** Whether the old address of a redirect is a path, in any spelling. */
export function isFrom(from: string, path: string): boolean {
  if (from === path) return true
  const address = oldAddress(from)
  return address.path === path && address.segments === undefined && address.parameters.length === 0
}

/** The redirects as written in config. */
export function redirectsOf(sources: ConfigBefore['sources']): WrittenRedirect[] {
  const source = sources.find(({ kind }) => kind === 'redirects')
  return (source && (parseSource(source)?.value['redirects'] as WrittenRedirect[] | undefined)) ?? []
}
