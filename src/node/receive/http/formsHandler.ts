import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { errorReason } from '#src/node/files/systemError.ts'
import { JournalError } from '#src/node/receive/journal/journalError.ts'
import type { ReceivedForm } from '#src/node/receive/receivedForms.ts'
import type { Proofs } from '#src/node/receive/spam/proofs.ts'
import type { Arrival, Taken } from '#src/node/receive/takeSubmission.ts'
import type { ReceiverAnswer } from '#src/site/forms/receiverProtocol.ts'
import { clientAddress } from './clientAddress.ts'
import type { HtmlPages } from './htmlPages.ts'
import type { Origin } from './originCheck.ts'
import { STYLE_PATH } from './pageStyle.ts'
import { type Unread, readBody } from './readBody.ts'
import { readMultipart } from './readMultipart.ts'
import { type Posted, readPostedFiles, readPostedForm, readPostedJson } from './readPosted.ts'
import { reply, replyJson } from './reply.ts'
import { concurrencyLimit } from './concurrencyLimit.ts'
import { pathOf } from './pathOf.ts'

/** A further language of the site: the folder of its pages, its forms by name, and its texts. */
type SpokenLanguage = { folder: string; forms: ReadonlyMap<string, ReceivedForm>; pages: HtmlPages }

/** A form in the language it was sent from, with the pages in that language. */
type Spoken = { form: ReceivedForm; pages: HtmlPages; folder?: string }

export type FormsHandlerOptions = {
  forms: ReadonlyMap<string, ReceivedForm>
  take: (arrival: Arrival) => Promise<Taken>
  proofs: Proofs | undefined
  originOf: (request: IncomingMessage) => Origin
  pages: HtmlPages
  /** The same for the further languages of the site, with the forms in each language. */
  languages: readonly SpokenLanguage[]
  /** The style sheet of the pages. */
  style: string
  /** The prefix for paths of pages of the site: without a host if the site’s own server is the receiver. */
  siteUrl: string
  /** The prefix for paths of the receiver: the base path of a site that it is part of. */
  base: string
  /** The origin of the site, to which forms may redirect. */
  siteOrigin: string
  proxies: number
  /** The folder for files of messages while they are received. */
  incoming: string
  /** Counts outcomes. */
  count: (what: Taken['state'] | 'refused') => void
  log: (line: string) => void
}

/** Maximum number of messages being received, in total and per visitor; each keeps its body in memory until it is complete. */
const MOST_AT_ONCE = { all: 400, each: 40 }
/** The same for messages with files, which take longer and are on disk. */
const MOST_WITH_FILES = { all: 40, each: 4 }
/** With less free space than this, in bytes, no files are accepted, so that there is room for messages. */
const LEAST_FREE = 256 * 1024 * 1024
const HTML = 'text/html; charset=utf-8'

const UNREAD: Record<Unread, [status: number, message: string]> = {
  tooLarge: [413, 'The message is larger than 64 KB.'],
  tooSlow: [408, 'The message took longer than 10 s to arrive.'],
  cutOff: [400, 'The message is incomplete.'],
}

const UNREAD_FILES: Record<Unread, [status: number, message: string]> = {
  tooLarge: [413, 'The message with its files is too large.'],
  tooSlow: [408, 'The message with its files took longer than 3 minutes to arrive.'],
  cutOff: UNREAD.cutOff,
}

/** Handles all requests below `/_forms/`. */
export function formsHandler(options: FormsHandlerOptions): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { forms, take, proofs, originOf, pages, languages, style, siteUrl, base, siteOrigin, proxies, incoming, count, log } = options
  const headers = {
    'Content-Security-Policy': `default-src 'none'; style-src 'self'; form-action 'self' ${siteOrigin}; base-uri 'none'; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    Vary: 'Origin, Accept',
  }
  const { enter } = concurrencyLimit(MOST_AT_ONCE.all, MOST_AT_ONCE.each)
  const { enter: enterWithFiles } = concurrencyLimit(MOST_WITH_FILES.all, MOST_WITH_FILES.each)
  let isFailing = false

  return async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const origin = originOf(request)
    if (origin.kind === 'own') {
      response.setHeader('Access-Control-Allow-Origin', origin.origin)
      response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
    }
    const wantsJson = isJson(request.headers['content-type']) || !/text\/html/.test(request.headers.accept ?? 'text/html')
    const refuse = (status: number, message: string, more: Record<string, string> = {}) => {
      if (wantsJson) replyJson(response, status, { state: 'refused', message }, more)
      else reply(response, status, 'text/plain; charset=utf-8', `${message}\n`, more)
    }

    const path = pathOf(request)
    const [, name = '', more, folder] = /^\/_forms\/([^/]*)(?:\/(thanks|held)(?:\/([a-z0-9-]+))?)?$/.exec(path) ?? []
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (request.method === 'OPTIONS') return preflight(response, origin)
    if (isReading && path === STYLE_PATH) return reply(response, 200, 'text/css; charset=utf-8', style)
    if (isReading && name === 'challenge' && proofs && !more)
      return reply(response, 200, 'application/json; charset=utf-8', JSON.stringify(await proofs.challenge()))
    const form = forms.get(name)
    if (!form) return refuse(404, 'There is no such form.')
    if (more) {
      if (!isReading) return refuse(405, 'Only GET and HEAD are supported here.', { Allow: 'GET, HEAD' })
      const spoken = spokenIn(form, folder)
      return reply(response, 200, HTML, spoken.pages.note(more === 'held' ? spoken.form.held : spoken.form.success))
    }
    if (request.method !== 'POST') return refuse(405, 'Send a form with POST.', { Allow: 'POST, OPTIONS' })
    if (origin.kind === 'foreign') return refuse(403, 'Messages are only accepted from pages of the site.')
    const address = clientAddress(request.socket.remoteAddress, String(request.headers['x-forwarded-for'] ?? ''), proxies)
    const leave = (isMultipart(request.headers['content-type']) ? enterWithFiles : enter)(address)
    if (!leave) return refuse(503, 'Too many messages are arriving. Try again in a moment.', { 'Retry-After': '5', Connection: 'close' })
    try {
      await post(form, address, request, response, refuse)
    } finally {
      leave()
    }
  }

  async function post(
    form: ReceivedForm,
    address: string,
    request: IncomingMessage,
    response: ServerResponse,
    refuse: (status: number, message: string, more?: Record<string, string>) => void,
  ): Promise<void> {
    const type = request.headers['content-type']
    const hasFiles = isMultipart(type) && form.fields.some(({ kind }) => kind === 'file')
    const isScripted = isJson(type) || (hasFiles && request.headers.accept === 'application/json')
    const isPlain = request.headers['content-encoding'] === undefined
    if (!isPlain || !(hasFiles || isJson(type) || /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type ?? '')))
      return refuse(415, 'Send the message as application/json or application/x-www-form-urlencoded, uncompressed.', {
        Connection: 'close',
      })
    const key = request.headers['idempotency-key']
    if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(String(key)))
      return refuse(400, 'Idempotency-Key must have 1 to 200 visible characters.', { Connection: 'close' })
    if (!hasFiles) {
      const body = await readBody(request)
      if (typeof body === 'string') return refuse(...UNREAD[body], { Connection: 'close' })
      const text = body.toString()
      const read = ({ fields }: ReceivedForm) =>
        isScripted ? readPostedJson(text, fields) : readPostedForm(new URLSearchParams(text), fields)
      return receive(form, read, address, key, isScripted, response, refuse)
    }
    const space = await statfs(dirname(incoming)).catch(() => null)
    if (space && space.bavail * space.bsize < LEAST_FREE)
      return refuse(503, 'Messages with files cannot be stored at the moment.', { 'Retry-After': '600', Connection: 'close' })
    const folder = join(incoming, randomUUID())
    const discard = () => rm(folder, { recursive: true, force: true })
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
        throw new JournalError(`${folder} cannot be created: ${errorReason(error)}.`, { cause: error })
      })
      const body = await readMultipart(request, form.fields, folder)
      if (typeof body !== 'string')
        return await receive(form, ({ fields }) => readPostedFiles(body, fields), address, key, isScripted, response, refuse, discard)
      await discard()
      refuse(...UNREAD_FILES[body], { Connection: 'close' })
    } catch (error) {
      if (!(error instanceof JournalError)) throw error
      log(errorReason(error))
      refuse(503, 'Messages cannot be stored at the moment.', { 'Retry-After': '30', Connection: 'close' })
    } finally {
      await discard()
    }
  }

  /** Takes a message that has arrived, in the language that it was sent from; `discard` deletes the files that were not stored. */
  async function receive(
    form: ReceivedForm,
    read: (form: ReceivedForm) => Posted | null,
    address: string,
    key: string | string[] | undefined,
    isScripted: boolean,
    response: ServerResponse,
    refuse: (status: number, message: string, more?: Record<string, string>) => void,
    discard?: () => Promise<void>,
  ): Promise<void> {
    const first = read(form)
    const spoken = spokenIn(form, first?.page.split('/')[1])
    const posted = spoken.form === form ? first : read(spoken.form)
    if (!posted) return refuse(400, 'The message cannot be read.')

    let taken: Taken
    try {
      taken = await take({ form: spoken.form, posted, key: key === undefined ? undefined : String(key), address, isScripted })
      isFailing = false
      await discard?.()
    } catch (error) {
      await discard?.()
      count('refused')
      if (!isFailing || !(error instanceof JournalError)) log(errorReason(error))
      isFailing = true
      return answer(
        spoken,
        posted,
        response,
        isScripted,
        503,
        { state: 'refused', message: 'Messages cannot be stored at the moment.' },
        30,
      )
    }
    count(taken.state)
    if (taken.state === 'full')
      return answer(
        spoken,
        posted,
        response,
        isScripted,
        429,
        { state: 'refused', message: 'Too many messages at the moment.' },
        taken.seconds,
      )
    const statuses = { accepted: 202, held: 202, mistaken: 422, otherContent: 409, proofNeeded: 428 }
    answer(spoken, posted, response, isScripted, statuses[taken.state], taken)
  }

  /** Responds to scripts with JSON, and to browsers that posted without one with a page or a redirect. */
  function answer(
    { form, pages: own, folder }: Spoken,
    posted: Posted,
    response: ServerResponse,
    isScripted: boolean,
    status: number,
    result: ReceiverAnswer,
    retryAfter?: number,
  ): void {
    const more: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
    if (isScripted) return replyJson(response, status, result, more)
    if (result.state === 'accepted' || result.state === 'held') {
      const { thanks } = form.delivery
      const note = `${base}/_forms/${form.name}/${result.state === 'held' ? 'held' : 'thanks'}${folder === undefined ? '' : `/${folder}`}`
      const to = result.state === 'accepted' && thanks !== undefined ? withSite(thanks) : note
      return reply(response, 303, 'text/plain; charset=utf-8', 'Thank you.\n', { ...more, Location: to })
    }
    reply(response, status, HTML, own.again(form, posted, result.state === 'mistaken' ? result.errors : form.failure), more)
  }

  /** A form in the language whose pages have this folder; in the main language if there is none. */
  function spokenIn(form: ReceivedForm, folder: string | undefined): Spoken {
    const language = languages.find((one) => one.folder === folder && one.forms.has(form.name))
    return language ? { form: language.forms.get(form.name)!, pages: language.pages, folder: language.folder } : { form, pages }
  }

  function withSite(href: string): string {
    return href.startsWith('/') ? siteUrl + href : href
  }

  function preflight(response: ServerResponse, origin: Origin): void {
    if (origin.kind === 'own') {
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST')
      response.setHeader('Access-Control-Allow-Headers', 'content-type, idempotency-key')
      response.setHeader('Access-Control-Max-Age', '600')
    }
    response.writeHead(204, { Allow: 'GET, HEAD, OPTIONS, POST', 'Cache-Control': 'no-store' }).end()
  }
}

function isMultipart(type: string | undefined): boolean {
  return /^multipart\/form-data\s*;/i.test(type ?? '')
}

function isJson(type: string | undefined): boolean {
  return /^application\/json\s*(?:;|$)/i.test(type ?? '')
}
