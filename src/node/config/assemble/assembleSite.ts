import { folderOf } from '#schemas/languages.ts'
import type { Footer } from '#schemas/footer.ts'
import type { Header } from '#schemas/header.ts'
import type { z } from 'zod'
import type { Pictures } from '#schemas/pictures.ts'
import type { Redirects } from '#schemas/redirects.ts'
import type { SiteSettings } from '#schemas/site.ts'
import type { SlugsLock } from '#schemas/slugsLock.ts'
import type { ThemeFile } from '#schemas/theme.ts'
import { generatedPages, withGenerated } from '#src/site/pages/generatedPages.ts'
import { madeOnce } from '#src/site/madeOnce.ts'
import { nearestFix } from '#src/site/checks/fixes.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { ruleOf } from '#src/site/checks/ruleOf.ts'
import type { Times } from '#src/site/pages/live.ts'
import type { Problem, UnplacedProblem } from '#src/site/problem.ts'
import type { Reference, SiteLanguage, SitePage } from '#src/site/site.ts'
import { wholeTheme } from '#src/site/theme/wholeTheme.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { NOT_FOUND_FILE } from '#src/node/config/read/listFiles.ts'
import { misplacedPages } from '#src/node/config/read/misplacedPages.ts'
import { mayHold, unpackReferences } from './packedReferences.ts'
import type { PageFacts } from './pageFacts.ts'
import { pathMeant } from '#src/node/config/read/pathMeant.ts'
import { pathOfFile } from '#src/node/config/read/pathOfFile.ts'
import { NOT_FOUND_PATH } from '#src/site/pages/notFoundPath.ts'
import type { SharedConfig } from './sharedConfig.ts'

/** A config at a moment, as checks read it, and missing files that other files need. */
export type AssembledSite = { config: ReadConfig; problems: readonly UnplacedProblem[] }

/**
 * Assembles a site from its shared files, with all their references, and the facts of its pages. `pageOf` returns a page with its sections;
 * `at` is the moment in milliseconds since 1970.
 */
export function assembleSite(
  shared: SharedConfig,
  inShared: readonly Reference[],
  facts: readonly PageFacts[],
  pageOf: (facts: PageFacts) => SitePage,
  today: string,
): AssembledSite {
  const { listed, one, many } = shared
  const pages = facts
    .filter(({ page }) => page)
    .map(pageOf)
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.file < b.file ? -1 : 1))
  const notFound = pages.find(({ file }) => file === NOT_FOUND_FILE)
  const notFoundIn = pages.filter(({ translates }) => translates === NOT_FOUND_PATH)

  const fragmentNames = listed.json.flatMap((file) =>
    shared.overlayFile(file) ? [] : (/^fragments\/([^/]+)\.json$/.exec(file)?.[1] ?? []),
  )
  const names = new Set(fragmentNames)
  const isMissing = ({ kind, value }: Reference) => kind === 'fragment' && !names.has(value)
  const ofKind = (kind: Reference['kind']) => [
    ...inShared.filter((reference) => reference.kind === kind),
    ...facts.flatMap((page) => (kind === 'icon' ? iconsOf(page) : referencesOfPage(page, kind))),
  ]
  const missing = ofKind('fragment').filter(isMissing)
  const headless = headlessCollections(listed.json)
  const problems = [...missingFragments(missing, names), ...headless]
  const faulty = [...facts.filter(({ state }) => state === 'faulty'), ...shared.files.filter(({ content }) => !content)]
  const reading = [...shared.problems, ...shared.files.flatMap((file) => file.problems), ...facts.flatMap((page) => page.problems)]

  const theme = one<ThemeFile>('theme')
  const written = {
    settings: one<SiteSettings>('site'),
    pages: pages.filter((page) => page !== notFound && !notFoundIn.includes(page)),
    collections: Object.fromEntries([...shared.collections].map(([name, found]) => [name, found.value])),
    today,
    ...languagesOf(shared),
  }
  const generated = generatedPages(written)
  const config: ReadConfig = {
    ...written,
    theme: theme && wholeTheme(theme),
    header: one<Header>('header'),
    footer: one<Footer>('footer'),
    redirects: one<Redirects>('redirects')?.redirects ?? [],
    pages: withGenerated(written.pages, generated),
    notFound,
    ...(notFoundIn.length > 0 && { notFoundIn }),
    references: madeOnce((kind) => ofKind(kind).filter((reference) => !isMissing(reference))),
    assets: [...listed.assets],
    ...hiddenPaths(facts, shared),
    claims: [...claimsOf(facts), ...claimsOfGenerated(generated, facts)],
    collectionNames: [...new Set(listed.json.flatMap((file) => /^collections\/([^/]+)\/[^/]+\.json$/.exec(file)?.[1] ?? []))],
    knowsAllPaths:
      !shared.sourced.isPartial && !faulty.some((file) => 'kind' in file && (file.kind === 'collection' || file.kind === 'redirects')),
    isWhole: ![...reading, ...problems].some(({ code }) => code === 'E_NOT_READ' || ruleOf(code).severity === 'error'),
    lostIds: new Set(headless.flatMap(({ file }) => entryIdsBeside(file, listed.json))),
    fragmentNames,
    textFiles: [...listed.markdown],
    pictures: shared.pictures,
    rights: one<z.output<typeof Pictures>>('pictures')?.pictures ?? {},
    published: many<SlugsLock>('slugs')[0]?.value.paths,
  }
  return { config, problems }
}

/** Parts of the site in each additional language; untranslated parts are those of the site. */
function languagesOf({ languages, one, collections, contentOf, settingsIn }: SharedConfig): Pick<ReadConfig, 'languages'> {
  const [settings, header, footer] = [one<SiteSettings>('site'), one<Header>('header'), one<Footer>('footer')]
  if (languages.length === 0 || !settings || !header || !footer) return {}
  return {
    languages: languages.map((language): SiteLanguage => {
      const folder = folderOf(language)
      const said = <Value>(name: string, otherwise: Value) => (contentOf(`${name}.${folder}.json`)?.value as Value | undefined) ?? otherwise
      return {
        tag: language.tag,
        folder,
        name: language.name,
        notice: language.notice,
        settings: said('site', settingsIn.get(language.tag) ?? { ...settings, language: language.tag }),
        header: said('header', header),
        footer: said('footer', footer),
        collections: Object.fromEntries([...collections].map(([name, { value }]) => [name, said(`collections/${name}/index`, value)])),
      }
    }),
  }
}

const HOME_FILE = 'pages/index.json'

/** The files that claim the same path, for each such path; published ones come first. */
function claimsOf(facts: readonly PageFacts[]): ReadConfig['claims'] {
  const byPath = new Map<string, PageFacts[]>()
  for (const page of facts) {
    if (page.path === null || page.state === 'faulty') continue
    const others = byPath.get(page.path)
    if (others) others.push(page)
    else byPath.set(page.path, [page])
  }
  const isLive = ({ state }: PageFacts) => Number(state === 'live')
  return [...byPath].flatMap(([path, pages]) =>
    pages.length === 1
      ? []
      : [
          pages
            .toSorted((a, b) => isLive(b) - isLive(a) || Number(a.saysPath ?? 0) - Number(b.saysPath ?? 0) || (a.file < b.file ? -1 : 1))
            .map(({ file, state, saysPath = false, ownTimes }) => ({
              path,
              file,
              saysPath,
              isDraft: state === 'draft',
              times: ownTimes ?? {},
            })),
        ],
  )
}

/** The addresses of generated pages that files claim. */
function claimsOfGenerated(generated: readonly SitePage[], facts: readonly PageFacts[]): ReadConfig['claims'] {
  if (generated.length === 0) return []
  const owners = new Map(facts.flatMap((page) => (page.path === null || page.state === 'faulty' ? [] : [[page.path, page]])))
  return generated.flatMap(({ path, file }) => {
    const owner = owners.get(path)
    if (!owner) return []
    const claim = { path, saysPath: false, isDraft: false, times: {} }
    return [
      [
        { ...claim, file: owner.file },
        { ...claim, file },
      ],
    ]
  })
}

/** Whether a problem is an expiry before the publication of a page. */
function isOfOwnTimes({ code, path }: Problem): boolean {
  return code === 'E_TIME_ORDER' && path === 'expireAt'
}

const unpacked = new WeakMap<PageFacts, readonly Reference[]>()

/** The references of a given kind in a page. */
function referencesOfPage(page: PageFacts, kind: Reference['kind']): readonly Reference[] {
  if (!mayHold(page.references, kind)) return []
  let made = unpacked.get(page)
  if (!made) unpacked.set(page, (made = unpackReferences(page.file, page.references)))
  return made.filter((reference) => reference.kind === kind)
}

/** The icons of a page, without their places, which are not needed. */
function iconsOf({ file, icons }: PageFacts): Reference[] {
  return icons.map((value) => ({ kind: 'icon', value, file, keyPath: [] }))
}

/** The paths with a file but without a published page, and the publication times of pages. */
function hiddenPaths(facts: readonly PageFacts[], { collections, listed }: SharedConfig): Pick<ReadConfig, 'unshown' | 'timesOf'> {
  const timesOf = new Map<string, Times>()
  const unshown = new Map<string, 'draft' | 'faulty' | 'scheduled' | 'expired'>()
  for (const { path, state, ownTimes } of facts) {
    if (path === null || state === 'faulty') continue
    if (state !== 'live') unshown.set(path, state)
    if (ownTimes && state !== 'draft') timesOf.set(path, ownTimes)
  }
  // A file with problems takes precedence over another one with the same path.
  for (const { path, state, problems } of facts)
    if (path !== null && (state === 'faulty' || ((state === 'expired' || state === 'scheduled') && problems.some(isOfOwnTimes))))
      unshown.set(path, 'faulty')
  // A wrong file name is reported once: links mean the page that the file is meant to be.
  const misnamed = [...facts.filter(({ path }) => path === null).map(({ file }) => file), ...misplacedPages(listed.all)]
  const known = new Set(facts.map(({ path }) => path))
  for (const file of misnamed) {
    const meant = pathMeant(file)
    const collection = collections.get(file.startsWith('collections/') ? file.split('/')[1]! : '')?.value
    const wanted = meant === undefined ? null : pathOfFile(meant, collection)
    if (wanted !== null && !known.has(wanted)) unshown.set(wanted, 'faulty')
  }
  // Links to a missing home page are not reported either.
  if (!facts.some(({ file }) => file === HOME_FILE)) unshown.set('/', 'faulty')
  return { unshown, timesOf }
}

/** Folders of entries without an index: one problem for each. */
function headlessCollections(files: readonly string[]): UnplacedProblem[] {
  const entries = new Map<string, number>()
  for (const file of files) {
    const [folder, name, entry, ...deeper] = file.split('/')
    if (folder === 'collections' && name !== undefined && entry !== undefined && deeper.length === 0)
      entries.set(name, (entries.get(name) ?? 0) + (entry === 'index.json' ? Number.NaN : 1))
  }
  return [...entries].flatMap(([name, count]): UnplacedProblem[] =>
    Number.isNaN(count)
      ? []
      : [
          {
            code: 'E_NO_COLLECTION',
            file: `collections/${name}/index.json`,
            keyPath: [],
            message: `this file is missing, so ${count === 1 ? 'the entry of this folder has no path' : `the ${count} entries of this folder have no path`}`,
            hint: 'Add it: it defines the path of the entries.',
          },
        ],
  )
}

/** The ids of the entries next to the index of a collection. */
function entryIdsBeside(index: string, files: readonly string[]): string[] {
  const folder = index.slice(0, -'index.json'.length)
  return files.flatMap((file) =>
    file.startsWith(folder) && !file.slice(folder.length).includes('/') ? [file.slice(folder.length, -'.json'.length)] : [],
  )
}

/** A misspelt name is reported in every place; a missing file once, at its first reference. */
function missingFragments(missing: readonly Reference[], names: ReadonlySet<string>): UnplacedProblem[] {
  const told = new Set<string>()
  return missing.flatMap(({ value, file, keyPath }): UnplacedProblem[] => {
    const fix = nearestFix({ file, keyPath }, value, names)
    if (!fix && told.has(value)) return []
    told.add(value)
    const others = fix ? 0 : missing.filter((other) => other.value === value).length - 1
    const more = others > 0 ? ` (named in ${others} more ${others === 1 ? 'place' : 'places'})` : ''
    return [
      {
        code: 'E_NO_FRAGMENT',
        file,
        keyPath,
        message: `there is no file fragments/${value}.json${more}`,
        hint: didYouMean(value, names),
        fix,
      },
    ]
  })
}
