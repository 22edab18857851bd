import type { Footer } from '#schemas/footer.ts'
import type { Header } from '#schemas/header.ts'
import type { Redirects } from '#schemas/redirects.ts'
import type { SiteSettings } from '#schemas/site.ts'
import type { SlugsLock } from '#schemas/slugsLock.ts'
import type { Theme } from '#schemas/theme.ts'
import { nearestFix } from '#src/site/checks/fixes.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { ruleOf } from '#src/site/checks/ruleOf.ts'
import type { Times } from '#src/site/pages/live.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { Reference, SitePage } from '#src/site/site.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { NOT_FOUND_FILE } from './listFiles.ts'
import { unpackReferences } from './packedReferences.ts'
import type { PageFacts } from './pageFacts.ts'
import type { SharedConfig } from './sharedConfig.ts'

/** A config as it is at a moment, as checks read it, and what one file needs of another that is not there. */
export type AssembledSite = { config: ReadConfig; problems: readonly UnplacedProblem[] }

/**
 * Puts a site together from its shared files, with everything in them that points somewhere, and from what is known of its pages. `pageOf`
 * gives a page whose sections can be asked for.
 */
export function assembleSite(
  shared: SharedConfig,
  inShared: readonly Reference[],
  facts: readonly PageFacts[],
  pageOf: (facts: PageFacts) => SitePage,
): AssembledSite {
  const { listed, one, many } = shared
  const pages = facts
    .filter(({ page }) => page)
    .map(pageOf)
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.file < b.file ? -1 : 1))
  const notFound = pages.find(({ file }) => file === NOT_FOUND_FILE)

  const fragmentNames = listed.json.flatMap((file) => /^fragments\/([^/]+)\.json$/.exec(file)?.[1] ?? [])
  const names = new Set(fragmentNames)
  const references = [...inShared, ...facts.flatMap(referencesOfPage)]
  const isMissing = ({ kind, value }: Reference) => kind === 'fragment' && !names.has(value)
  const missing = references.filter(isMissing)
  const problems = missing.map((reference) => missingFragment(reference, names))
  const faulty = [...facts.filter(({ state }) => state === 'faulty'), ...shared.files.filter(({ content }) => !content)]
  const reading = [...shared.problems, ...shared.files.flatMap((file) => file.problems), ...facts.flatMap((page) => page.problems)]

  const config: ReadConfig = {
    settings: one<SiteSettings>('site'),
    theme: one<Theme>('theme'),
    header: one<Header>('header'),
    footer: one<Footer>('footer'),
    redirects: one<Redirects>('redirects')?.redirects ?? [],
    pages: pages.filter((page) => page !== notFound),
    notFound,
    collections: Object.fromEntries([...shared.collections].map(([name, found]) => [name, found.value])),
    references: missing.length === 0 ? references : references.filter((reference) => !isMissing(reference)),
    assets: [...listed.assets],
    ...hiddenPaths(facts),
    collectionNames: listed.json.flatMap((file) => /^collections\/([^/]+)\/index\.json$/.exec(file)?.[1] ?? []),
    knowsAllPaths: !faulty.some((file) => 'kind' in file && (file.kind === 'collection' || file.kind === 'redirects')),
    isWhole: ![...reading, ...problems].some(({ code }) => ruleOf(code).severity === 'error'),
    fragmentNames,
    textFiles: [...listed.markdown],
    pictures: shared.pictures,
    published: many<SlugsLock>('slugs')[0]?.value.paths,
  }
  return { config, problems }
}

const unpacked = new WeakMap<PageFacts, Reference[]>()

/** The references of a page; icons without their places, which nobody asks for. */
function referencesOfPage(facts: PageFacts): Reference[] {
  let made = unpacked.get(facts)
  if (!made) {
    const { file, references, icons } = facts
    made = [...unpackReferences(file, references), ...icons.map((value): Reference => ({ kind: 'icon', value, file, keyPath: [] }))]
    unpacked.set(facts, made)
  }
  return made
}

/** The paths that have a file but no page now, and the times of pages. */
function hiddenPaths(facts: readonly PageFacts[]): Pick<ReadConfig, 'unshown' | 'timesOf'> {
  const timesOf = new Map<string, Times>()
  const unshown = new Map<string, 'draft' | 'faulty' | 'scheduled' | 'expired'>()
  for (const { path, state, ownTimes } of facts) {
    if (path === null || state === 'faulty') continue
    if (state !== 'live') unshown.set(path, state)
    if (ownTimes && state !== 'draft') timesOf.set(path, ownTimes)
  }
  // What is wrong with a file hides what another one of the same path says.
  for (const { path, state } of facts) if (state === 'faulty' && path !== null) unshown.set(path, state)
  return { unshown, timesOf }
}

function missingFragment({ value, file, keyPath }: Reference, names: ReadonlySet<string>): UnplacedProblem {
  return {
    code: 'E_NO_FRAGMENT',
    file,
    keyPath,
    message: `there is no file fragments/${value}.json`,
    hint: didYouMean(value, names),
    fix: nearestFix({ file, keyPath }, value, names),
  }
}
