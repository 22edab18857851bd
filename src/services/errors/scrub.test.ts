import type { ErrorEvent } from '@sentry/react'
import { expect, test } from 'vitest'
import { scrubMessage, scrubBreadcrumb, scrubEvent, scrubSpan } from './scrub.ts'

const CANARY = 'canary-7f3a'
const PAGE = `https://bikes.example/plans?name=${CANARY}#${CANARY}`

test('T08 an event leaves without anything that people wrote, wherever it was put', () => {
  const event = {
    type: undefined,
    event_id: 'abc',
    message: CANARY,
    logentry: { message: CANARY, params: [CANARY] },
    extra: { text: CANARY, localStorage: { 'persist:root': CANARY } },
    user: { email: CANARY, ip_address: CANARY },
    fingerprint: [CANARY],
    server_name: CANARY,
    tags: { build: 'b1', other: CANARY },
    request: { url: PAGE, query_string: CANARY, data: { letter: CANARY }, cookies: { a: CANARY }, headers: { Referer: CANARY } },
    contexts: {
      state: { state: { type: 'redux', value: { Text: CANARY } } },
      trace: { trace_id: '1', span_id: '2', data: { text: CANARY } },
      form: { value: CANARY },
    },
    breadcrumbs: [
      { category: 'console', message: CANARY },
      { category: 'ui.input', message: CANARY, data: { value: CANARY } },
      { category: 'navigation', message: CANARY, data: { from: `/a?b=${CANARY}`, to: `https://bikes.example/c#${CANARY}`, state: CANARY } },
      { category: 'fetch', data: { url: `https://app.bikes.example/contact?mail=${CANARY}`, status_code: 500, body: CANARY } },
    ],
    exception: {
      values: [
        {
          type: 'SyntaxError',
          value: `Unexpected token 'J', "Jane ${CANARY} "... is not valid JSON`,
          mechanism: { type: 'generic', handled: true, data: { text: CANARY } },
          stacktrace: {
            frames: [
              {
                filename: `https://bikes.example/static/js/a.js?${CANARY}`,
                function: 'read',
                lineno: 3,
                colno: 7,
                vars: { text: CANARY },
                context_line: CANARY,
              },
            ],
          },
        },
      ],
    },
    sdkProcessingMetadata: { normalizedRequest: { url: CANARY } },
  } as unknown as ErrorEvent
  const sent = scrubEvent(event, PAGE, 'Browser/1.0')
  expect(JSON.stringify(sent)).not.toContain(CANARY)
  expect(sent.request).toEqual({ url: 'https://bikes.example/plans', headers: { 'User-Agent': 'Browser/1.0' } })
  expect(sent.tags).toEqual({ build: 'b1' })
  expect(sent.exception!.values![0]!.stacktrace!.frames).toEqual([
    { filename: 'https://bikes.example/static/js/a.js', function: 'read', lineno: 3, colno: 7, in_app: undefined },
  ])
  expect(sent.breadcrumbs!.map(({ data }) => data)).toEqual([
    { from: '/a', to: '/c' },
    { url: 'https://app.bikes.example/contact', status_code: 500 },
  ])
})

test('R6.6 a build whose hash is all digits is named, and not taken for a telephone number', () => {
  const build = '306215128022'
  const sent = scrubEvent({ type: undefined, release: build, tags: { build, section_id: 'call 306215128022' } }, PAGE, 'Browser/1.0')
  expect(sent.tags).toEqual({ build, section_id: 'call [number]' })
})

test.each([
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
  [`Unexpected token 'J', "Jane Doe, b"... is not valid JSON`, 'Unexpected token [text]... is not valid JSON'],
  ['JSON Parse error: Unexpected identifier "Jane"', 'JSON Parse error: Unexpected identifier [text]'],
  ["Can't find the key 'plan' in 'Jane Doe'", "Can't find the key 'plan' in [text]"],
  [`bad value "${'x'.repeat(60)}"`, 'bad value [text]'],
  ['no user jane.doe@bikes.example here', 'no user [mail] here'],
  ['GET /members/jane.doe%40bikes.example failed', 'GET [mail] failed'],
  ['call +44 20 7946 0958 now', 'call [number] now'],
  ['GET https://app.bikes.example/a?name=Jane#x failed', 'GET https://app.bikes.example/a failed'],
  ['Non-Error promise rejection captured with value: my whole letter', 'Non-Error promise rejection captured with value: [value]'],
])('T08 the message %j is sent as %j', (message, sent) => {
  expect(scrubMessage(message)).toBe(sent)
})

test('T08 messages are short', () => {
  expect(scrubMessage('x'.repeat(9000))).toHaveLength(200)
})

test('T08 breadcrumbs of the console, of clicks and of typing are none', () => {
  for (const category of ['console', 'ui.click', 'ui.input', undefined]) expect(scrubBreadcrumb({ category, message: CANARY })).toBeNull()
})

test('T08 performance data is numbers and technical words', () => {
  const span = scrubSpan({
    trace_id: '1',
    span_id: '2',
    name: `/plans?name=${CANARY}`,
    start_timestamp: 1,
    status: 'ok',
    is_segment: true,
    attributes: {
      'sentry.op': 'pageload',
      'sentry.release': '306215128022',
      'url.full': PAGE,
      'url.query': CANARY,
      'user.email': CANARY,
      'browser.web_vital.lcp.value': 812,
      list: [CANARY],
    },
  })
  expect(JSON.stringify(span)).not.toContain(CANARY)
  expect(span.attributes).toEqual({
    'sentry.op': 'pageload',
    'sentry.release': '306215128022',
    'url.full': 'https://bikes.example/plans',
    'browser.web_vital.lcp.value': 812,
  })
})
