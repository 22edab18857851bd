import { statSync } from 'node:fs'
import { choiceErrors } from '#src/node/cli/choiceErrors.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { type Guard, guardOf } from '#src/node/edit/rights/guard.ts'
import { schemasIn } from '#src/node/edit/sources.ts'
import { whileConfigRests } from '#src/node/edit/whileConfigRests.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { readBlobs } from '#src/node/git/readBlobs.ts'
import { changeSet } from '#src/node/review/changes/changeSet.ts'
import { changeWords } from '#src/node/review/changes/changeWords.ts'
import { checkChoice } from '#src/node/review/changes/checkChoice.ts'
import { type SiteChange, fileOf } from '#src/node/review/changes/siteChange.ts'
import { type GitPlace, gitPlace } from '#src/node/review/gitPlace.ts'
import { publishedText } from '#src/node/review/publishedText.ts'
import { type Released, addToRelease, dropRelease, startRelease, takeFromRelease } from '#src/node/review/releases/changeRelease.ts'
import { publishRelease } from '#src/node/review/releases/publishRelease.ts'
import { type Release, clashesOf, readReleases, releaseOf } from '#src/node/review/releases/release.ts'
import { noteSent } from '#src/node/review/sentChanges.ts'
import { whyNoRelease, whyNotPublish } from '#src/node/review/whyNotPublish.ts'
import { printable } from '#src/node/text/printable.ts'

/**
 * What to do (`words`). `at` is the time that decides what is published, in milliseconds since 1970; `as` is the person whose rights count.
 */
export type ReleaseOptions = {
  configDir: string
  words: string[]
  at?: number | undefined
  as?: string | undefined
  isAll?: boolean | undefined
  message?: string | undefined
  push?: boolean | undefined
  pullRequest?: boolean | undefined
  format?: string | undefined
}

const USAGE = {
  create: 'npm run release -- create <name>, such as "Spring campaign"',
  add: 'npm run release -- add <release> <file>…, or add <release> --all',
  take: 'npm run release -- take <release> <file>…, or take <release> --all',
  publish: 'npm run release -- publish <release>',
  send: 'npm run release -- send <release>',
  drop: 'npm run release -- drop <release>',
} as const
type Act = keyof typeof USAGE

/** Lists, changes or publishes releases. Returns 0, 1 if it is refused or did not complete, 2 if an argument is wrong. */
export async function release(options: ReleaseOptions): Promise<number> {
  const { configDir, words, isAll = false, format = 'text', as, push = false, pullRequest = false, message } = options
  const [act, name, ...files] = words
  if (format !== 'text' && format !== 'json') return failed(`Unknown format "${printable(format)}". Available: text, json.`, 2)
  if (!statSync(configDir, { throwIfNoEntry: false })?.isDirectory())
    return failed('The config folder does not exist. Name one with --config <dir>.', 2)
  const lonely = Object.entries({
    all: isAll && act !== 'add' && act !== 'take',
    push: push && act !== 'publish',
    'pull-request': pullRequest && act !== 'send',
    message: message !== undefined && act !== 'publish' && act !== 'send',
    format: options.format !== undefined && act !== undefined,
  }).find(([, isLonely]) => isLonely)
  if (lonely) return failed(`--${lonely[0]} cannot be combined with this. Run npm run release -- --help.`, 2)
  if (act !== undefined && !Object.hasOwn(USAGE, act))
    return failed(`Unknown: release ${printable(act)}. Available: ${Object.keys(USAGE).join(', ')}.`, 2)
  const takesFiles = act === 'add' || act === 'take'
  const isComplete = name !== undefined && name.trim() !== '' && (takesFiles ? files.length > 0 !== isAll : files.length === 0)
  if (act !== undefined && !isComplete) return failed(`Usage: ${USAGE[act as Act]}.`, 2)
  const place = await gitPlace(configDir)
  if ('failure' in place) return failed(place.failure, 1)
  if (act === undefined) return list(configDir, place, format)
  const guard = guardOf(configDir, as)
  const forbidden = whyNoRelease(guard)
  if (forbidden !== undefined) return failed(forbidden, 1)
  if (act === 'create') return told(await startRelease(place, name!), (slug) => `created  ${slug}`)
  const found = await releaseOf(place, name!)
  if (!found) return failed(await whyUnknown(place, name!), 1)
  if (act === 'publish' || act === 'send') return publish(options, { place, found, guard, isNow: act === 'publish' })
  if (act === 'drop') {
    if (found.changes.length + found.lost.length > 0)
      return failed(`“${found.name}” has changes. Take them out first, so that none of them is lost.`, 1)
    await dropRelease(place, found)
    return told({ slug: found.slug }, (slug) => `deleted  ${slug}`)
  }
  const from = act === 'add' ? await currentChanges(configDir, place) : [...found.changes, ...found.lost]
  const chosen = isAll ? { changes: from } : chosenOf(configDir, from, files)
  if ('failure' in chosen) return failed(chosen.failure, 1)
  const { changes } = chosen
  if (changes.length === 0) return failed(act === 'add' ? 'Nothing has changed since the last commit.' : 'The release has no changes.', 1)
  const done =
    act === 'add' ? await addToRelease(place, found, changes) : await takeFromRelease(place, found, new Set(changes.map(({ id }) => id)))
  return told(done, (slug) => `${act === 'add' ? 'added' : 'took out'} ${counted(changes.length)}: ${slug}`)
}

function currentChanges(configDir: string, place: GitPlace): Promise<SiteChange[]> {
  return whileConfigRests(configDir, async () => (await changeSet(place)).changes)
}

/** The changes of some files, whose paths may begin with the config folder. */
function chosenOf(
  configDir: string,
  all: readonly SiteChange[],
  files: readonly string[],
): { changes: SiteChange[] } | { failure: string } {
  const folder = `${pathFromCwd(configDir)}/`
  const wanted = files.map((file) => (file.startsWith(folder) ? file.slice(folder.length) : file))
  const known = new Set(all.map(fileOf))
  const unknown = wanted.find((file) => !known.has(file))
  if (unknown === undefined) return { changes: all.filter((change) => wanted.includes(fileOf(change))) }
  const others = known.size > 0 ? ` Files with changes: ${[...known].slice(0, MOST_NAMED).join(', ')}.` : ''
  return { failure: `${printable(unknown)} has no change.${printable(others)}` }
}

/** The number of files that a message names. */
const MOST_NAMED = 10

async function whyUnknown(place: GitPlace, name: string): Promise<string> {
  const known = (await readReleases(place)).map(({ slug }) => slug)
  const there = known.length > 0 ? ` Releases: ${known.join(', ')}.` : ' Create it with npm run release -- create <name>.'
  return `There is no release "${printable(name)}".${there}`
}

async function publish(
  { configDir, at = Date.now(), message, push = false, pullRequest = false }: ReleaseOptions,
  { place, found, guard, isNow }: { place: GitPlace; found: Release; guard: Guard | undefined; isNow: boolean },
): Promise<number> {
  const forbidden = isNow ? await whyNotPublish({ guard }, place, place.branch ?? '') : undefined
  if (forbidden !== undefined) return failed(forbidden, 1)
  if (found.changes.length === 0) return failed(`“${found.name}” has no changes yet. Add some first.`, 1)
  const current = await currentChanges(configDir, place)
  const others = current.filter((change) => !found.changes.some(({ id }) => id === change.id))
  const checked = await checkChoice(configDir, place, { chosen: found.changes, others }, at)
  if ('failure' in checked) return failed(checked.failure, 1)
  if (checked.errors.length > 0) return failed(choiceErrors(checked), 1)
  const title = message ?? found.name
  const done = await publishRelease(place, found, {
    configDir,
    editing: editHistory(configDir, Date.now, guard),
    isNow,
    current,
    title,
    text: checked.text,
    push: push || !isNow,
    pullRequest,
    isThere: process.stdin.isTTY === true,
  })
  if ('failure' in done) return failed(done.failure, 1)
  const { branch, published, left } = done
  if ('failure' in published) return failed(published.failure, 1)
  if (!isNow) noteSent(configDir, { branch, title, at, url: published.pullRequest?.url ?? published.link ?? null })
  const said = publishedText(published, branch)
  console.log(said.done.map(printable).join('\n'))
  const rest = [said.unfinished, left].filter((line) => line !== undefined)
  return rest.length === 0 ? 0 : failed(rest.map(printable).join('\n'), 1)
}

/** A change as it is listed. */
type Listed = { file: string; words: string[]; note?: string }

async function list(configDir: string, place: GitPlace, format: string): Promise<number> {
  const [releases, current] = [await readReleases(place), await currentChanges(configDir, place)]
  const taken = new Set(releases.flatMap(({ changes }) => changes.map(({ id }) => id)))
  const free = current.filter(({ id }) => !taken.has(id))
  const shown = [...free, ...releases.flatMap(({ changes, lost }) => [...changes, ...lost])]
  const blobs = await readBlobs(
    place.top,
    shown.flatMap(({ before, part }) => (part && before ? [before.blob] : [])),
  )
  const schemaOf = schemasIn(configDir)
  const listed = (change: SiteChange, note?: string): Listed => ({
    file: fileOf(change),
    words: changeWords(change, blobs, schemaOf).map(({ place: at, did, before, after }) => {
      const where = at === '' ? '' : `${at} `
      return before === undefined && after === undefined ? where + did : `${where}${did}: ${before ?? ''} → ${after ?? ''}`
    }),
    ...(note !== undefined && { note }),
  })
  const rows = releases.map((one) => ({
    release: one.slug,
    name: one.name,
    changes: [
      ...one.changes.map((change) => {
        const others = releases.filter((other) => other !== one && clashesOf(one, other).includes(change)).map((other) => other.name)
        return listed(change, others.length > 0 ? `also changed by ${others.join(', ')}` : undefined)
      }),
      ...one.lost.map((change) => listed(change, 'published differently in the meantime: take it out')),
    ],
  }))
  const rest = free.map((change) => listed(change))
  if (format === 'json') {
    console.log(JSON.stringify({ releases: rows, others: rest }, null, 2))
    return 0
  }
  const lines = (changes: readonly Listed[]) =>
    changes.flatMap(({ file, words, note }) => words.map((word) => `  ${file}  ${word}${note === undefined ? '' : `  (${note})`}`))
  const parts = [
    ...rows.map((row) => [`${row.release}  “${row.name}”, ${counted(row.changes.length)}`, ...lines(row.changes)]),
    ...(rest.length > 0 ? [['In no release:', ...lines(rest)]] : []),
  ]
  if (rows.length === 0) parts.unshift(['There are no releases. Create one with npm run release -- create <name>.'])
  console.log(parts.map((part) => part.map(printable).join('\n')).join('\n\n'))
  return 0
}

function told(released: Released, say: (slug: string) => string): number {
  if ('failure' in released) return failed(released.failure, 1)
  console.log(say(released.slug))
  return 0
}

function counted(number: number): string {
  return number === 1 ? '1 change' : `${number} changes`
}

function failed(message: string, code: number): number {
  console.error(message)
  return code
}
