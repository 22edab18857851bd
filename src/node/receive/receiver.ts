import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { errorReason } from '#src/node/files/systemError.ts'
import { baseOf } from '#src/site/base/baseOf.ts'
import type { Clock } from './clock.ts'
import { deliverer } from './delivery/deliverer.ts'
import type { Sink } from './delivery/sink.ts'
import { carryOutOrders } from './admin/orders.ts'
import { formsHandler } from './http/formsHandler.ts'
import { htmlPages } from './http/htmlPages.ts'
import { originCheck } from './http/originCheck.ts'
import { proxyNotice } from './http/proxyNotice.ts'
import { pageStyle } from './http/pageStyle.ts'
import { reply } from './http/reply.ts'
import { replyHealth } from './http/replyHealth.ts'
import type { Journal, Limits } from './journal/journal.ts'
import type { ReceiverSite } from './receiverSite.ts'
import { proofs as makeProofs } from './spam/proofs.ts'
import { systemClock } from './systemClock.ts'
import { takeSubmission } from './takeSubmission.ts'
import { pathOf } from './http/pathOf.ts'

export type ReceiverOptions = ReceiverSite & {
  /** Why the site differs from config, in a sentence without secrets; undefined if it does not. */
  trouble?: string | undefined
  journal: Journal
  sinks: Sink[]
  /** The folder for orders. */
  folder: string
  /** Whether the site’s own server runs it, so that links to pages have no host. */
  isMounted: boolean
  /** Number of proxies in front of it. */
  proxies: number
  altchaKey: string | undefined
  clock: Clock
  /** Returns 0 to 1. */
  random: () => number
  log: (line: string) => void
}

/** A running receiver. */
export type Receiver = {
  /** Handles a request to the receiver; returns false for other requests. */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  /** Accepts no more messages, finishes running attempts, and releases the journal. May be called more than once. */
  close(): Promise<void>
}

const DAY_MS = 86_400_000
const ORDERS_MS = 1000
const TALLY_MS = 60_000
const TIDY_MS = 3_600_000
/** Health report about failing deliveries. */
const UNDELIVERED = 'Messages could not be delivered; npm run receive -- list shows why.'
/** At shutdown, attempts that take longer than this are left to the next start. */
const GRACE_MS = 3000

/** Starts to accept messages, and to deliver waiting ones. */
export function openReceiver(options: ReceiverOptions): Receiver {
  const { forms, languages, settings, theme, trouble, journal, sinks, folder, isMounted, proxies, altchaKey, clock, random, log } = options
  const { retryDays, keepDays, keepHeldDays, proofOfWork } = settings.forms
  const limits: Limits = { keep: keepDays * DAY_MS, keepHeld: keepHeldDays * DAY_MS, giveUp: retryDays * DAY_MS }
  const counts = new Map<string, number>()
  const proofs = proofOfWork ? makeProofs(altchaKey, clock) : undefined
  const base = baseOf(settings.url)
  const siteUrl = isMounted ? base : settings.url
  // A receiver with an address of its own is at the root of its host.
  const ownBase = settings.forms.receiver === undefined ? base : ''
  const handleForm = formsHandler({
    forms,
    take: takeSubmission({ journal, settings: settings.forms, siteUrl: settings.url, proofs, clock }),
    proofs,
    originOf: originCheck(settings.url),
    pages: htmlPages({
      language: settings.language,
      name: settings.name,
      url: siteUrl,
      base: ownBase,
      home: settings.words.home,
      homePath: '/',
    }),
    languages: languages.map(({ tag, home, homePath, ...own }) => ({
      ...own,
      pages: htmlPages({ language: tag, name: settings.name, url: siteUrl, base: ownBase, home, homePath }),
    })),
    style: pageStyle(theme),
    siteUrl,
    base: ownBase,
    siteOrigin: new URL(settings.url).origin,
    proxies,
    incoming: join(folder, 'incoming'),
    count: (what) => counts.set(what, (counts.get(what) ?? 0) + 1),
    log,
  })
  const deliverers = sinks.map((sink) => deliverer({ journal, sink, clock, random, retryMs: limits.giveUp, log }))
  journal.onDue(() => deliverers.forEach(({ wake }) => wake()))

  const ending = new AbortController()
  /** Repeats an action until the end; reports a failure once. */
  async function every(ms: number, by: Clock, work: () => Promise<void> | void): Promise<void> {
    for (let said = ''; !ending.signal.aborted; await by.sleep(ms, ending.signal)) {
      try {
        await work()
        said = ''
      } catch (error) {
        const why = errorReason(error)
        if (why !== said) log(why)
        said = why
      }
    }
  }
  const chores = [
    every(ORDERS_MS, systemClock, () => carryOutOrders(folder, journal)),
    every(TIDY_MS, clock, () => journal.tidy(limits)),
    every(TALLY_MS, systemClock, () => {
      if (counts.size > 0) log(`Messages in the last minute: ${[...counts].map(([what, count]) => `${count} ${what}`).join(', ')}.`)
      counts.clear()
    }),
  ]

  const look = proxyNotice(proxies, log)

  async function health(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method } = request
    if (method !== 'GET' && method !== 'HEAD')
      return reply(response, 405, 'text/plain', 'Only GET and HEAD are supported here.\n', { Allow: 'GET, HEAD' })
    const { isWritable, oldest, ...tally } = await journal.health()
    const oldestSeconds = oldest === null ? null : Math.max(0, Math.round((clock.now() - oldest) / 1000))
    const reason = trouble ?? (tally.failing > 0 || tally.failed > 0 ? UNDELIVERED : undefined)
    const state = !isWritable ? 'failing' : reason === undefined ? 'ok' : 'degraded'
    replyHealth(request, response, { state, reason, ...tally, oldestSeconds })
  }

  async function end(): Promise<void> {
    ending.abort()
    const grace = new AbortController()
    const delivered = Promise.all(deliverers.map((one) => one.close()))
    await Promise.race([delivered, systemClock.sleep(GRACE_MS, grace.signal)])
    grace.abort()
    await Promise.all(chores)
    for (const sink of sinks) sink.close?.()
    await journal.close()
  }
  let ended: Promise<void> | undefined

  return {
    handle(request, response) {
      look(request)
      // A proxy may pass the base path on.
      if (request.url?.startsWith(`${ownBase}/`)) request.url = request.url.slice(ownBase.length)
      const path = pathOf(request)
      if (path !== '/healthz' && !path.startsWith('/_forms/')) return false
      const answered = path === '/healthz' ? health(request, response) : handleForm(request, response)
      answered.catch((error: unknown) => {
        log(`A request for ${path.startsWith('/_forms/') ? 'a form' : path} failed: ${errorReason(error)}`)
        if (response.headersSent) response.destroy()
        else reply(response, 500, 'text/plain; charset=utf-8', 'The receiver failed to respond.\n')
      })
      return true
    },
    close: () => (ended ??= end()),
  }
}
