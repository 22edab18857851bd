import { hash, randomBytes } from 'node:crypto'
import type { SiteSettings } from '#schemas/site.ts'
import { checkValues } from '#src/site/forms/checkValues.ts'
import { countedValues } from '#src/site/forms/countedValues.ts'
import type { FieldError, FileKind } from '#src/site/forms/formTypes.ts'
import type { Clock } from './clock.ts'
import type { Posted } from './http/readPosted.ts'
import type { Journal } from './journal/journal.ts'
import type { Suspicion } from './journal/submission.ts'
import type { ReceivedForm } from './receivedForms.ts'
import { heldLimit } from './spam/heldLimit.ts'
import { foreignLinks } from './spam/foreignLinks.ts'
import type { Proofs } from './spam/proofs.ts'
import { repeats } from './spam/repeats.ts'
import { SPAM, spamScore } from './spam/spamScore.ts'
import { visitorLimit } from './spam/visitorLimit.ts'
import { wordsOf } from './wordsOf.ts'

/** The posted data, and its sender. */
export type Arrival = {
  form: ReceivedForm
  posted: Posted
  /** The key sent by the page; without one, a message is identified by its content, for some minutes. */
  key: string | undefined
  /** The address that identifies the visitor. */
  address: string
  /** Whether a script of the page posted it, which can solve a puzzle, and not the browser itself. */
  isScripted: boolean
}

/** The result of a submission. With `accepted` and `held` it is on disk; otherwise nothing was stored. */
export type Taken =
  | { state: 'accepted' | 'held'; id: string }
  | { state: 'mistaken'; errors: FieldError[] }
  | { state: 'otherContent' | 'proofNeeded' }
  /** Too many suspicious messages; seconds until there is room again. */
  | { state: 'full'; seconds: number }

export type TakeOptions = {
  journal: Journal
  settings: SiteSettings['forms']
  /** The URL of the site. */
  siteUrl: string
  /** Absent if visitors solve no puzzles. */
  proofs: Proofs | undefined
  clock: Pick<Clock, 'now'>
}

/** With more URLs than this, a message looks like spam, unless it is long enough to need them. */
const MOST_LINKS = 4
const LETTERS_PER_LINK = 120
/** How long the same text from the same visitor counts as the same message, without a key: a second click, a reloaded page. */
const SAME_MS = 10 * 60_000

/**
 * Accepts messages: validates them, recognizes duplicates, looks for signs of spam, and stores them. Rejects with a `JournalError` if the
 * journal fails; nothing was stored then.
 */
export function takeSubmission({ journal, settings, siteUrl, proofs, clock }: TakeOptions): (arrival: Arrival) => Promise<Taken> {
  const { perVisitor, shortestSeconds, recipients } = settings
  const visitors = visitorLimit(perVisitor.messages, perVisitor.minutes * 60_000, clock.now)
  const held = heldLimit(clock.now)
  const heard = repeats(clock.now)
  const { hostname } = new URL(siteUrl)

  /** The signs of spam, most serious first. */
  function suspicionOf({ form, posted, address, isScripted }: Arrival, isProven: boolean): Suspicion | undefined {
    const { name, email, text } = wordsOf(form, posted.values)
    const isRepeated = heard.areFromMany(text, address)
    const isMany = !visitors.allows(address)
    if (posted.isTrapped) return 'trap'
    if (posted.elapsed !== undefined && posted.elapsed < shortestSeconds * 1000) return 'fast'
    if (proofs && !isScripted) return 'noProof'
    if (isMany && !isProven) return 'many'
    if (isRepeated) return 'repeated'
    // Visitors mention pages of the site and, in a signature, their own.
    const ownHosts = [hostname, ...(email === '' ? [] : [email.slice(email.lastIndexOf('@') + 1)])]
    const letters = text.split(/\s+/).reduce((sum, word) => sum + (word.includes('.') ? 0 : word.length), 0)
    if (foreignLinks(text, ownHosts) > Math.max(MOST_LINKS, letters / LETTERS_PER_LINK + 2)) return 'links'
    return spamScore({ name, text, ownHosts }) >= SPAM ? 'advert' : undefined
  }

  return async (arrival) => {
    const { form, key, address, isScripted } = arrival
    const posted = { ...arrival.posted, values: countedValues(form.fields, arrival.posted.values) }
    const { values, page, proof } = posted
    const files = (posted.files ?? []).filter(({ field }) => values[field] !== undefined)
    const filesOf = Object.fromEntries(form.fields.map(({ name }) => [name, files.filter(({ field }) => field === name)]))
    const errors = checkValues(form.fields, values, { ...form, today: daysAround(clock.now()), files: filesOf })
    if (errors.length > 0) return { state: 'mistaken', errors }

    const now = clock.now()
    const hashes = files.map(({ field, hash }) => [field, hash])
    const content = digest([form.name, Object.entries(values).sort(), ...(hashes.length > 0 ? [hashes] : [])])
    const spans = [now, now - SAME_MS].map((at) => Math.floor(at / SAME_MS))
    const keys = (
      key === undefined ? spans.map((span) => digest([form.name, 'same words', content, address, span])) : [digest([form.name, 'key', key])]
    ) as [string, ...string[]]

    const known = await journal.find(keys, content)
    if (known === 'otherContent') return { state: known }
    if (known) return { state: known.isHeld ? 'held' : 'accepted', id: known.id }

    const isProven = proofs !== undefined && proof !== undefined && (await proofs.isGood(proof))
    if (proofs && isScripted && !isProven) return { state: 'proofNeeded' }
    const suspicion = suspicionOf({ ...arrival, posted }, isProven)
    const seconds = suspicion ? held.waitFor(suspicion) : 0
    if (seconds > 0) return { state: 'full', seconds }

    const kept = await journal.add({
      id: randomBytes(8).toString('hex'),
      form: form.name,
      at: now,
      page,
      values,
      keys,
      content,
      suspicion,
      ...(files.length > 0 && {
        files: files.map(({ field, name, kind, size }) => ({ field, name, kind: kind as FileKind, size })),
        paths: files.map(({ path }) => path!),
      }),
      recipients: form.delivery.recipients ?? recipients.map(({ name }) => name),
    })
    if (kept === 'otherContent') return { state: kept }
    return { state: kept.isHeld ? 'held' : 'accepted', id: kept.id }
  }
}

/** The days that are today somewhere in the world: that of the visitor is unknown. */
function daysAround(now: number): { first: string; last: string } {
  const dayAt = (hours: number) => new Date(now + hours * 3_600_000).toISOString().slice(0, 10)
  return { first: dayAt(-12), last: dayAt(14) }
}

function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url')
}
