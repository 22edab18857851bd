import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Redirects } from '#schemas/redirects.ts'
import { runPlan } from '#src/node/cli/runPlan.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { redirectsOf } from '#src/node/edit/freePath.ts'
import { redirectEdits } from '#src/node/edit/redirectChange.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { printable } from '#src/node/text/printable.ts'
import { problemReport } from '#src/node/validate/problemReport.ts'
import { type Covered, coverageOf } from '#src/site/coverage/coverageOf.ts'
import { type OldAddresses, readOldAddresses } from '#src/site/coverage/readOldAddresses.ts'
import { sitePath } from '#src/site/base/sitePath.ts'
import type { Redirect } from '#src/site/redirects/redirect.ts'
import { plainFrom } from '#src/site/redirects/plainFrom.ts'
import { redirectTable } from '#src/site/redirects/redirectTable.ts'

/** `old` is a file with old addresses; `write` adds the proposed redirects, or shows them as a diff in a dry run. */
export type CoverageOptions = {
  configDir: string
  at?: number | undefined
  old: string | undefined
  write?: boolean | undefined
  format?: string | undefined
  isDryRun?: boolean | undefined
}

/** From this likeness on, a proposal is written. */
const SURE = 0.75

/** Prints what the site answers to old addresses. Returns 0, 1 if some are lost, 2 if they or the site cannot be read. */
export async function coverage({ configDir, at, old, write = false, format = 'text', isDryRun = false }: CoverageOptions): Promise<number> {
  if (old === undefined) return failed('Name a file with the old addresses: npm run coverage -- --old sitemap.xml')
  if (format !== 'text' && format !== 'json') return failed(`Unknown format "${printable(format)}". Available: text, json.`)
  if (format === 'json' && write) return failed('--format json and --write cannot be combined.')
  if (isDryRun && !write) return failed('--dry-run shows what --write would change; add --write.')
  const read = readOld(old)
  if ('failure' in read) return failed(`${printable(old)} cannot be used. ${read.failure}`)
  const { site, problems, checked } = loadSite(configDir, { at })
  if (!site) return failed(`${problemReport(problems, checked)}\n\nThe old addresses were not checked.`)

  // Those of an old site on the same host may contain the base path.
  const addresses = read.addresses.map((visit) => ({ ...visit, address: sitePath(site.settings.url, visit.address) }))
  const covered = coverageOf(site, addresses)
  const lost = covered.filter(({ isLost }) => isLost)
  if (format === 'json') {
    console.log(JSON.stringify({ ...countsOf(covered), skipped: read.skipped, addresses: covered }, null, 2))
    return lost.length > 0 ? 1 : 0
  }
  if (!write) {
    console.log([...covered.map(lineOf), ...(covered.length > 0 ? [''] : []), ...summary(covered, read)].join('\n'))
    return lost.length > 0 ? 1 : 0
  }
  const config = configBefore(configDir)
  const added = proposals(lost, redirectsOf(config.sources) as Redirect[])
  const redirects = [...site.redirects, ...added.map((one) => ({ ...one, status: 301 as const }))]
  const left = coverageOf({ ...site, redirects }, addresses).filter(({ isLost }) => isLost).length
  const [first, ...others] = added
  const rest =
    left === 0
      ? 'No old address is lost.'
      : `${left} old ${left === 1 ? 'address is' : 'addresses are'} still lost: run this command without --write to list them.`
  if (!first) {
    console.log(`No redirect was added. ${rest}`)
    return left > 0 ? 1 : 0
  }
  const { text, edits } = redirectEdits(config, first, others)
  const changes = [{ from: text === null ? null : 'redirects.json', to: 'redirects.json', before: text ?? '', edits }]
  const notes = [`${added.length} ${added.length === 1 ? 'redirect' : 'redirects'} added. ${rest}`]
  const code = runPlan(configDir, { changes, notes }, { label: 'redirect old addresses', isDryRun })
  return code === 0 && left === 0 ? 0 : 1
}

function readOld(file: string): OldAddresses {
  try {
    return readOldAddresses(textOf(file), (name) => {
      const beside = [name, `${name}.gz`, name.replace(/\.gz$/, '')]
        .map((each) => join(dirname(file), each))
        .find((each) => existsSync(each))
      return beside === undefined ? undefined : textOf(beside)
    })
  } catch (error) {
    return { failure: `It cannot be read: ${errorReason(error)}.` }
  }
}

/** The text of a file, which may be compressed with gzip. */
function textOf(file: string): string {
  const bytes = readFileSync(file)
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** The redirects to add: each old address once, and none that config could not have. */
function proposals(lost: readonly Covered[], written: readonly Redirect[]): { from: string; to: string }[] {
  const sure = lost.flatMap(({ address, near }) => {
    if (!near || near.likeness < SURE) return []
    const redirect = { from: plainFrom(address), to: near.path }
    return Redirects.safeParse({ redirects: [redirect] }).success ? [redirect] : []
  })
  const { repeated } = redirectTable([...written, ...sure.map((one) => ({ ...one, status: 301 as const }))])
  return sure.filter((_, index) => !repeated.has(written.length + index))
}

function lineOf({ address, visits, status, to, isLost, near }: Covered): string {
  const answer = isLost ? 'lost' : String(status)
  const why = to !== undefined ? ` → ${printable(to)}` : isLost && status === 200 ? ' (the page ignores this query)' : ''
  const guess = near ? `  perhaps ${printable(near.path)} (${Math.round(near.likeness * 100)}%)` : ''
  return `${answer.padEnd(4)}  ${visits > 0 ? `${String(visits).padStart(6)}  ` : ''}${printable(address)}${why}${guess}`
}

function countsOf(covered: readonly Covered[]) {
  const count = (fits: (one: Covered) => boolean) => covered.filter((one) => !one.isLost && fits(one)).length
  return {
    total: covered.length,
    found: count(({ status }) => status === 200),
    redirected: count(({ status }) => status > 300 && status < 400),
    gone: count(({ status }) => status === 410 || status === 451),
    lost: covered.filter(({ isLost }) => isLost).length,
  }
}

function summary(covered: readonly Covered[], { skipped }: { skipped: number }): string[] {
  const { total, found, redirected, gone, lost } = countsOf(covered)
  const sure = covered.filter(({ isLost, near }) => isLost && near && near.likeness >= SURE).length
  return [
    `${total} old ${total === 1 ? 'address' : 'addresses'}: ${found} found, ${redirected} redirected, ${gone} gone, ${lost} lost.`,
    ...(skipped > 0 ? [`${skipped} lines were skipped: they name no page or document.`] : []),
    ...(sure > 0 ? [`--write adds redirects for ${sure} of the lost ones.`] : []),
  ]
}

function failed(message: string): number {
  console.error(message)
  return 2
}
