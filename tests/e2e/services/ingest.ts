import type { Route } from 'playwright-core'
import type { Outside } from './outside.ts'

/** The host for reports. */
export const INGEST = 'o1.ingest.de.sentry.io'

/** Accepts a report. */
export const accepted = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'application/json', headers: { 'access-control-allow-origin': '*' }, body: '{}' })

/** Rejects a report, as Sentry does above its rate limit. */
export const tooMany = (route: Route) =>
  route.fulfill({
    status: 429,
    headers: { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Retry-After', 'retry-after': '0' },
  })

/** An error report, with the fields that these tests use. */
export type Report = {
  release?: string
  tags?: Record<string, string>
  request?: { url?: string }
  exception?: { values?: { type?: string; value?: string; mechanism?: { type?: string; handled?: boolean } }[] }
}

/** The items of all envelopes sent so far: type and content. */
export function items({ to }: Outside): { type: string; content: unknown }[] {
  return to(INGEST).flatMap(({ body }) => {
    const [, ...lines] = body.split('\n').filter(Boolean)
    return lines.flatMap((line, index) =>
      index % 2 === 0
        ? [{ type: (JSON.parse(line) as { type: string }).type, content: JSON.parse(lines[index + 1] ?? 'null') as unknown }]
        : [],
    )
  })
}

/** The errors reported so far. */
export function reports(outside: Outside): Report[] {
  return items(outside).flatMap(({ type, content }) => (type === 'event' ? [content as Report] : []))
}

/** The messages of these errors. */
export function messages(outside: Outside): (string | undefined)[] {
  return reports(outside).map(({ exception }) => exception?.values?.at(-1)?.value)
}
