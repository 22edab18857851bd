import { resolve } from 'node:path'
import { figure, table } from '#tests/bench/figures.ts'
import { installedPackages } from '#tests/bench/installedPackages.ts'
import { acceptedFindings, accepts } from './accepted.ts'
import { browserCheckers } from './browserCheckers.ts'
import { builtDocuments } from './builtDocuments.ts'
import type { CheckerReport, Finding } from './finding.ts'
import { htmlValidateChecker } from './htmlValidateChecker.ts'
import { nuChecker } from './nuChecker.ts'
import { PLANTED, plantedDocument } from './plantedDocument.ts'
import { readerChecker } from './readerChecker.ts'
import { sampledDocuments } from './sampledDocuments.ts'

/** The rules by which each checker must find the planted faults. */
const SEES: Record<string, string[]> = {
  Nu: [
    'Duplicate ID “…”.',
    'An “…” element must have an “…” attribute, except under certain conditions. For details, consult guidance on providing text alternatives for images.',
  ],
  'html-validate': ['no-dup-id', 'wcag/h37'],
  Alfa: ['sia-r2', 'sia-r69'],
  IBM: ['img_alt_valid'],
  Readability: ['definition'],
}

/** How many errors of a checker are listed. */
const LISTED = 40

/**
 * What checkers that this project does not use itself find in the built documents of every company. An error that is not accepted, or a
 * checker that does not see the faults that are planted for it, fails the bench.
 */
export async function validatorsBench({ configDir }: { configDir: string }): Promise<void> {
  const folder = resolve('.build/bench/validators/packages')
  const installed = installedPackages('./validators/packages', folder)
  const documents = await builtDocuments(configDir)
  const planted = plantedDocument(documents)
  const all = [planted, ...documents]
  const reports: CheckerReport[] = [readerChecker(all)]
  if ('why' in installed)
    reports.push(...Object.keys(SEES).flatMap((checker) => (checker === 'Readability' ? [] : [{ checker, ...installed }])))
  else {
    reports.push(nuChecker(folder, all), await htmlValidateChecker(folder, all))
    reports.push(...(await browserCheckers(folder, [planted, ...sampledDocuments(documents)])))
  }
  console.log(`\nBuilt documents, as others judge them\n${summary(reports)}`)
}

/** The table and what follows it. */
function summary(reports: CheckerReport[]): string {
  const accepted = acceptedFindings()
  const rows: string[][] = []
  const lines: string[] = []
  for (const report of reports) {
    const { checker } = report
    if ('why' in report) {
      lines.push(`${checker} is left out: ${report.why}`)
      continue
    }
    const own = accepted.filter((entry) => entry.checker === checker)
    const [planted, findings] = parted(report.findings, ({ site }) => site === PLANTED)
    const [passed, errors] = parted(findings, (finding) => own.some((entry) => accepts(entry, finding)))
    rows.push([checker, report.documents - 1, errors.length, passed.length].map((cell) => (typeof cell === 'number' ? figure(cell) : cell)))
    const unseen = SEES[checker]!.filter((rule) => planted.every((finding) => finding.rule !== rule))
    if (errors.length > 0 || unseen.length > 0) process.exitCode = 1
    lines.push(...unseen.map((rule) => `${checker} DOES NOT SEE the fault that was planted for it: ${rule}`))
    lines.push(...errors.slice(0, LISTED).map((finding) => `${checker}: ${described(finding)}`))
    if (errors.length > LISTED) lines.push(`${checker}: and ${figure(errors.length - LISTED)} more`)
    const stale = own.filter((entry) => !findings.some((finding) => accepts(entry, finding)))
    lines.push(
      ...stale.map(({ rule, where }) => `accepted.json has an entry that nothing matches any more: ${checker}, ${rule}, "${where}"`),
    )
  }
  return [table([['', 'documents', 'errors', 'accepted'], ...rows]), ...lines].join('\n')
}

function parted(findings: readonly Finding[], isFirst: (finding: Finding) => boolean): [Finding[], Finding[]] {
  return [findings.filter(isFirst), findings.filter((finding) => !isFirst(finding))]
}

function described({ site, path, rule, says, excerpt }: Finding): string {
  return `${site} ${path}: ${rule === says ? says : `${rule}: ${says}`} | ${excerpt.replaceAll(/\s+/g, ' ').trim().slice(0, 200)}`
}
