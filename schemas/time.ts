import { z } from 'zod'

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/

/** Whether a text is a valid date, or a time with its offset from UTC. */
export function isMoment(text: string): boolean {
  if (!MOMENT.test(text) || Number.isNaN(Date.parse(text))) return false
  const day = text.slice(0, 10)
  return new Date(day).toISOString().startsWith(day)
}

const Moment = z
  .string()
  .max(30)
  .regex(MOMENT, 'must be a date such as 2026-12-01, or a time with its offset such as 2026-12-01T09:00:00+01:00')
  .refine(isMoment, 'is not a valid calendar date')

/** Publication period; both ends are optional. */
export const times = {
  publishAt: Moment.optional()
    .meta({ help: 'Visitors do not see it before this time.' })
    .describe(
      'When it is published: a date such as 2026-12-01, which means 00:00 UTC, or a time with its offset such as ' +
        '2026-12-01T09:00:00+01:00. Before that, it is not shown anywhere.',
    ),
  expireAt: Moment.optional()
    .meta({ help: 'Visitors do not see it from this time on.' })
    .describe(
      'When it expires: a date such as 2026-12-31, which means 00:00 UTC, or a time with its offset such as 2026-12-31T18:00:00+01:00. ' +
        'From then on, it is not shown anywhere.',
    ),
}
