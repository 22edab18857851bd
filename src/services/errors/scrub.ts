import type { Breadcrumb, BrowserOptions, ErrorEvent, Exception, StackFrame } from '@sentry/react'

type Span = Parameters<NonNullable<BrowserOptions['beforeSendSpan']>>[0]

const LONGEST_MESSAGE = 200
const LONGEST_QUOTATION = 40
const MOST_BREADCRUMBS = 20
/** Tags set by our own code. */
const TAGS = ['build', 'from', 'section_type', 'section_id'] as const
/** Text attributes of a span that describe timing, not content. Numbers are always sent. */
const SPAN_TEXTS = /^(sentry\.|browser\.|device\.|network\.|url\.(path|full)$|http\.request\.method$)/

/**
 * An error event reduced to the listed properties: types and messages of errors, stacks, our own tags, the address without query. Extras,
 * form values, storage, state and user data can never be sent, whatever code added them. `page` is the current address, `agent` the
 * browser’s name.
 */
export function scrubEvent(event: ErrorEvent, page: string, agent: string): ErrorEvent {
  const trace = event.contexts?.trace
  return {
    type: undefined,
    event_id: event.event_id,
    timestamp: event.timestamp,
    level: event.level,
    platform: event.platform,
    release: event.release,
    environment: event.environment,
    sdk: event.sdk,
    debug_meta: event.debug_meta,
    transaction: scrubPath(page),
    request: { url: scrubUrl(page), headers: { 'User-Agent': agent } },
    exception: { values: event.exception?.values?.map(scrubException) },
    breadcrumbs: event.breadcrumbs?.slice(-MOST_BREADCRUMBS).flatMap((breadcrumb) => scrubBreadcrumb(breadcrumb) ?? []),
    contexts: trace && { trace: { trace_id: trace.trace_id, span_id: trace.span_id, parent_span_id: trace.parent_span_id } },
    tags: Object.fromEntries(
      TAGS.flatMap((name) => {
        const value = event.tags?.[name]
        // The hash of a build may consist of digits and would look like a telephone number.
        return value === undefined ? [] : [[name, value === event.release ? value : scrubMessage(String(value))]]
      }),
    ),
    // Contains the envelope’s header; it is not sent unchanged.
    sdkProcessingMetadata: event.sdkProcessingMetadata && { dynamicSamplingContext: event.sdkProcessingMetadata.dynamicSamplingContext },
  }
}

/** A breadcrumb of a navigation or a request, with paths only; null for all other kinds. */
export function scrubBreadcrumb({ category, timestamp, level, type, data }: Breadcrumb): Breadcrumb | null {
  if (category === 'navigation')
    return { category, timestamp, level, type, data: { from: scrubPath(String(data?.['from'])), to: scrubPath(String(data?.['to'])) } }
  if (category === 'fetch')
    return {
      category,
      timestamp,
      level,
      type,
      data: { url: scrubUrl(String(data?.['url'])), status_code: Number(data?.['status_code']) || undefined },
    }
  return null
}

/** A span of performance data with only numbers and technical terms. */
export function scrubSpan(span: Span): Span {
  const attributes = Object.entries(span.attributes).flatMap(([name, value]): [string, unknown][] => {
    if (typeof value === 'number' || typeof value === 'boolean') return [[name, value]]
    if (typeof value !== 'string' || !SPAN_TEXTS.test(name)) return []
    return [[name, name === 'sentry.release' ? value : scrubMessage(value)]]
  })
  return { ...span, name: scrubMessage(span.name), attributes: Object.fromEntries(attributes), links: undefined }
}

function scrubException({ type, value, mechanism, stacktrace }: Exception): Exception {
  return {
    type,
    value: value && scrubMessage(value),
    mechanism: mechanism && {
      type: mechanism.type,
      handled: mechanism.handled,
      exception_id: mechanism.exception_id,
      parent_id: mechanism.parent_id,
    },
    stacktrace: stacktrace && { frames: stacktrace.frames?.map(scrubFrame) },
  }
}

function scrubFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  return { filename: filename && scrubUrl(filename), function: name, lineno, colno, in_app }
}

/**
 * The message of an error without quoted content: engines quote the text they fail to parse. Long quotations, e-mail addresses, long
 * numbers and queries are removed, and so is the value of a rejection that is not an error.
 */
export function scrubMessage(message: string): string {
  // Text quoted by a parser is never our code.
  const quoted = /JSON/.test(message) ? message.replace(/["'].*["']/s, '[text]') : message
  return quoted
    .replace(/(promise rejection captured with value:).*/s, '$1 [value]')
    .replace(/(?<!\w)(["'`])(.*?)\1/gs, (quotation, _mark: string, words: string) =>
      words.length > LONGEST_QUOTATION || /[\s@]/.test(words) ? '[text]' : quotation,
    )
    .replace(/(?<![^\s"'<>()])[^\s"'<>()]+(?:@|%40)[^\s"'<>()]+/g, '[mail]')
    .replace(/(https?:\/\/[^\s?#"')]+|(?<=\s|^)\/[^\s?#"')]*)(?:[?#][^\s"')]*)?/g, '$1')
    .replace(/\+?\d[\d ()-]{7,}\d/g, '[number]')
    .slice(0, LONGEST_MESSAGE)
}

function scrubUrl(address: string): string {
  return scrubMessage(address.split(/[?#]/, 1)[0]!)
}

function scrubPath(address: string): string {
  return scrubUrl(address).replace(/^https?:\/\/[^/]*/, '') || '/'
}
