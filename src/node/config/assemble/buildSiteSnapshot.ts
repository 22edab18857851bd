import { type RuleSettings, rulesOfConfig } from './ruleSettings.ts'
import type { PageConfig, ReadConfig } from '#src/site/checks/readConfig.ts'
import { runPageChecks } from '#src/site/checks/runChecks.ts'
import { withAffected } from '#src/site/checks/withAffected.ts'
import { folderOf } from '#schemas/languages.ts'
import type { Problem, UnplacedProblem } from '#src/site/problem.ts'
import type { Reference, SitePage } from '#src/site/site.ts'
import { assembleSite } from './assembleSite.ts'
import type { PageFacts } from './pageFacts.ts'
import { placeProblems } from '#src/node/config/parse/placeProblems.ts'
import { placeInPages } from './placeInPages.ts'
import { placesInFolder } from './placesInFolder.ts'
import { type SectionText, referencesIn, sectionText } from './sectionText.ts'
import type { SharedConfig } from './sharedConfig.ts'
import { type SiteFindings, siteFindings } from './siteFindings.ts'
import { sourceOf } from './sourceOf.ts'
import { textSources } from './textSources.ts'
import { wordsOfPackage } from '#src/site/words/wordsOfPackage.ts'
import { sayOnce } from './sayOnce.ts'
import { suppressConsequentProblems } from './suppressConsequentProblems.ts'
import { withOneLanguage } from './withOneLanguage.ts'
import { withSoundAssets } from './withSoundAssets.ts'
import { stateAt } from '#src/site/pages/live.ts'
import { withDormant } from './withDormant.ts'
import { keyOfText } from './keyOfText.ts'

/**
 * A site at a moment: its readable parts, all problems with their places, and the rule settings of the config, which are not yet applied to
 * the problems.
 */
export type SiteSnapshot = { config: ReadConfig; problems: Problem[]; rules: RuleSettings; findings: SiteFindings }

/**
 * The steps that need the whole site, at a moment in milliseconds since 1970: assemble, check, place. `folder` is the displayed path of the
 * config folder, and `before` are the previous findings of the rules.
 */
export function buildSiteSnapshot(
  shared: SharedConfig,
  facts: readonly PageFacts[],
  at: number,
  folder: string,
  pageOf: (facts: PageFacts) => SitePage,
  before?: SiteFindings,
): SiteSnapshot {
  const texts = sharedTexts(shared, facts)
  const references = sharedReferences(shared, texts, at)
  const { config, problems: missing } = assembleSite(shared, references, facts, pageOf, dayOf(at))
  const { settings: rules, problems: unfit } = rulesOfConfig(config.settings?.rules ?? {})
  const placesIn = placesInFolder(shared)
  const placed = (problems: readonly (Problem | UnplacedProblem)[]) => placeProblems(problems, placesIn)
  const given = new Set(
    facts.flatMap(({ page }) => Object.values(page?.uses.traits ?? {}).flatMap(({ words }) => Object.values(words ?? {}))),
  )
  /** The folders of the languages in which a form shows texts of the site. */
  const withForms = new Set(
    facts.flatMap(({ page }) => (page?.uses.forms.some(({ showsSiteWords }) => showsSiteWords) ? [folderIn(shared, page.language)] : [])),
  )
  // Interface texts of a package, or of forms, apply only if sections use them.
  const isSeen = (problem: Problem | UnplacedProblem) => {
    if (problem.code !== 'E_OTHER_LANGUAGE' || !('keyPath' in problem) || problem.keyPath[0] !== 'words') return true
    const name = String(problem.keyPath[1])
    if (name === 'form') return withForms.has(shared.overlayFile(problem.file)?.folder)
    return given.has(name) || !config.settings || !wordsOfPackage(config.settings, name)
  }
  const read = [
    ...placed([
      ...shared.problems,
      ...shared.sourced.agedAt(at),
      ...shared.files.flatMap(({ problems }) => problems.filter(isSeen)),
      ...missing,
      ...unfit,
    ]),
    ...facts.flatMap(({ problems }) => problems),
  ]
  const findings = siteFindings({ config, facts, inShared: references }, before)
  const found = [
    ...placeInPages(
      findings.byRule.flatMap(({ problems }) => problems),
      facts,
      placed,
    ),
    ...placed(runPageChecks(sharedChecks(shared, references, texts, at))),
    ...facts.flatMap((page) => page.found),
  ]
  const all = [...withSoundAssets(read, shared.listed.assets), ...withAffected(found, config)]
  return {
    config,
    rules,
    findings,
    problems: shared.sourced
      .atSources(withOneLanguage(sayOnce(suppressConsequentProblems(all)), shared.language, facts.length, (problem) => placed([problem])))
      .map((problem) => {
        return { ...problem, file: `${folder}/${problem.file}` }
      }),
  }
}

/** The folder of a language; undefined for that of the site. */
function folderIn({ languages }: SharedConfig, language: string | undefined): string | undefined {
  const found = languages.find(({ tag }) => tag === language)
  return found && folderOf(found)
}

/** Parts of shared files that the checks of single pages read. */
function sharedChecks(shared: SharedConfig, references: Reference[], texts: readonly SectionText[], at: number): PageConfig {
  return {
    page: undefined,
    menus: ['header.json', 'footer.json'],
    language: shared.language,
    hasBooking: shared.hasBooking,
    tones: shared.tones,
    references,
    parts: { get: (file) => shared.contentOf(file)?.parts },
    headingLevels: new Map(),
    sources: [
      ...shared.files.flatMap((file) => (file.text === undefined ? [] : [sourceOf({ ...file, text: file.text })])),
      ...textSources(texts),
    ],
    pictures: shared.pictures,
    today: dayOf(at),
  }
}

/** The day of a moment, in UTC. */
function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** All references in shared files, and in those of their texts that a page shows. */
function sharedReferences({ files }: SharedConfig, texts: readonly SectionText[], at: number): Reference[] {
  return files.flatMap(({ file, content }) => {
    if (!content) return []
    const inTexts = texts.filter((text) => text.file === file).flatMap(referencesIn)
    return withDormant(
      [...content.references, ...inTexts],
      content.timed.filter(({ times }) => stateAt(times, at) !== 'live'),
    )
  })
}

/** The texts of shared files that a page shows, now or later, in the order of the files. */
function sharedTexts(shared: SharedConfig, facts: readonly Pick<PageFacts, 'sharedTexts'>[]): SectionText[] {
  const shown = new Set(facts.flatMap((page) => page.sharedTexts))
  if (shown.size === 0) return []
  return shared.files.flatMap(({ file, content }) =>
    (content?.texts ?? []).flatMap((field) => {
      if (!shown.has(keyOfText({ file, keyPath: field.keyPath }))) return []
      const text = sectionText(file, field, shared.texts)
      return 'problems' in text ? [] : [text]
    }),
  )
}
