import { anchorsOf } from '#src/site/pages/anchorsOf.ts'
import type { Check, ReadConfig } from './check.ts'
import { findPage, pagesShowing } from '#src/site/pages/lookup.ts'
import { fixedHref } from './fixedHref.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { onlyNearest } from '#src/site/words/onlyNearest.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { nearestFix, relinkFix } from './fixes.ts'
import type { Reference } from '#src/site/site.ts'

/** Links lead to pages and anchors that exist. Each is reported once, where it is written. */
export function liveLinks(config: ReadConfig): UnplacedProblem[] {
  const paths = config.pages.map(({ path }) => path)
  const redirected = new Set(config.redirects.map(({ from }) => from))
  const files = new Set(config.assets)
  const own = config.settings && new URL(config.settings.url)
  const judge = (value: string, where: Where): UnplacedProblem[] => {
    const mended = () => relinkFix(where, value, fixedHref(config, value))
    const deadAnchor = (anchors: Set<string>, fix: UnplacedProblem['fix']): UnplacedProblem => ({
      code: 'E_DEAD_ANCHOR',
      ...where,
      message: `"${value}" leads to an anchor that is not there`,
      hint: didYouMean(value.slice(value.indexOf('#') + 1), anchors),
      fix,
    })
    if (value.startsWith('#')) {
      const shown = anchorsOfFile(config, where.file)
      const without = shown.find((anchors) => !anchors.has(value.slice(1)))
      if (!without) return []
      const onAll = [...without].filter((anchor) => shown.every((anchors) => anchors.has(anchor)))
      const meant = onlyNearest(value.slice(1), onAll)
      return [deadAnchor(without, relinkFix(where, value, meant && `#${meant}`))]
    }
    if (own && value.startsWith('https://') && hostOf(value) === own.host) {
      return [
        {
          code: 'E_OWN_ADDRESS',
          severity: 'warning',
          ...where,
          message: `"${value}" is this site`,
          hint: `Write ${value.slice(own.origin.length) || '/'}.`,
          fix: mended(),
        },
      ]
    }
    if (!value.startsWith('/') || files.has(value)) return []
    const path = /^[^?#]*/.exec(value)![0]
    const page = findPage(config, path)
    if (page) {
      const anchor = value.split('#')[1]
      if (anchor !== undefined && !anchorsOf(page).has(anchor)) return [deadAnchor(anchorsOf(page), mended())]
      // An old address may lead to any page: nobody clicks on it here.
      if (page.meta.noindex && where.file !== 'redirects.json')
        return [
          {
            code: 'E_LINK_NOINDEX',
            severity: 'warning',
            ...where,
            message: `"${value}" is a page that search engines may not list`,
            hint: 'Remove the link, or noindex from that page.',
          },
        ]
      return []
    }
    if (redirected.has(path)) {
      // What a redirect leads to is judged with the redirects.
      if (where.file === 'redirects.json') return []
      return [
        {
          code: 'E_LINK_REDIRECTED',
          severity: 'warning',
          ...where,
          message: `"${value}" is redirected`,
          hint: 'Link to where it leads.',
          fix: mended(),
        },
      ]
    }
    const unshown = config.unshown.get(path)
    if (unshown === 'scheduled' || unshown === 'expired') return offTime(config, unshown, path, value, where)
    if (unshown === 'draft')
      return [
        {
          code: 'E_DEAD_LINK',
          ...where,
          message: `"${value}" is a draft, so it is not published`,
          hint: 'Publish that page or remove the link.',
        },
      ]
    if (unshown === 'faulty' || !config.knowsAllPaths) return []
    return [
      { code: 'E_DEAD_LINK', ...where, message: `"${value}" is not a page of this site`, hint: didYouMean(path, paths), fix: mended() },
    ]
  }
  const found: UnplacedProblem[] = []
  for (const { kind, value, isDormant, file, keyPath, text } of config.references) {
    // What is not live is not blamed until it is.
    if (kind === 'href' && !isDormant) found.push(...judge(value, { file, keyPath, text }))
  }
  return found
}

/** Most addresses spell their host plainly; only the others need a real parser. Undefined for what is no address. */
function hostOf(url: string): string | undefined {
  return /^https:\/\/((?:[a-z0-9-]+\.)+[a-z]+)(?:[/?#]|$)/.exec(url)?.[1] ?? (URL.canParse(url) ? new URL(url).host : undefined)
}

/**
 * A link to a page that is not live. Before the page appears this is a warning, as it mends itself; afterwards the link is dead for good.
 * Lists of pages leave out what is not live, so what they name is nobody’s fault.
 */
function offTime({ timesOf }: ReadConfig, state: 'scheduled' | 'expired', path: string, value: string, where: Where): UnplacedProblem[] {
  if (where.keyPath.some((key) => key === 'paths' || key === 'related' || key === 'parent')) return []
  const { publishAt = '', expireAt = '' } = timesOf.get(path) ?? {}
  if (state === 'expired')
    return [
      { code: 'E_LINK_EXPIRED', ...where, message: `"${value}" expired at ${expireAt}`, hint: 'Remove the link, or redirect that page.' },
    ]
  return [
    {
      code: 'E_LINK_EARLY',
      severity: 'warning',
      ...where,
      message: `"${value}" is not live before ${publishAt}`,
      hint: `Until then it leads nowhere: write "publishAt": "${publishAt}" at what holds the link, or redirect that page until then.`,
    },
  ]
}

/** Assets that are named exist, with the same upper and lower case. */
export function liveAssets(config: ReadConfig): UnplacedProblem[] {
  const assets = new Set(config.assets)
  return ofKind(config, 'asset')
    .filter(({ value }) => !assets.has(value))
    .map(({ value, where }) => ({
      code: 'E_NO_ASSET',
      ...where,
      message: `there is no file "${value}" in the config folder`,
      hint: didYouMean(value, assets),
      fix: relinkFix(where, value, onlyNearest(value, fittingAssets(value, assets))),
    }))
}

/**
 * Files that may stand where another one is named: with a name that config can spell, and of a kind that every such field takes or of the
 * same one.
 */
function fittingAssets(value: string, assets: Iterable<string>): string[] {
  const kind = (name: string) => name.slice(name.lastIndexOf('.')).toLowerCase()
  return [...assets].filter((asset) => asset === asset.toLowerCase() && (kind(asset) === kind(value) || /\.(?:png|jpg|webp)$/.test(asset)))
}

/** Collections that are named exist. */
export function liveCollections(config: ReadConfig): UnplacedProblem[] {
  const names = config.collectionNames
  return ofKind(config, 'collection')
    .filter(({ value }) => !names.includes(value))
    .map(({ value, where }) => ({
      code: 'E_NO_COLLECTION',
      ...where,
      message: `there is no collection "${value}"`,
      hint: didYouMean(value, names),
      fix: nearestFix(where, value, names),
    }))
}

/** What fields of one kind name, each with its place. */
function ofKind({ references }: ReadConfig, kind: Reference['kind']): { value: string; where: Where }[] {
  return references.flatMap(({ kind: its, value, file, keyPath, text }) =>
    its === kind ? [{ value, where: { file, keyPath, text } }] : [],
  )
}

/** The place of a reference. */
type Where = Pick<UnplacedProblem, 'file' | 'keyPath' | 'text'>

/** Anchors of every page that shows something written in a file. */
function anchorsOfFile(config: ReadConfig, file: string): Set<string>[] {
  return pagesShowing(config, file).map(anchorsOf)
}

/** Checks of everything that points somewhere. */
export const linkChecks: Check[] = [liveLinks, liveAssets, liveCollections]
