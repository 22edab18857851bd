/** The parts of a time: a day, and a time of day in the local time zone; missing parts are empty. */
export type MomentParts = { day: string; time: string }

/** The author’s time zone, such as `Europe/Berlin`. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/**
 * The parts of a time such as `2026-12-01` or `2026-12-01T09:00+01:00` in a time zone. A day without a time stays the same day, although it
 * starts in UTC; an invalid text is split at the `T`.
 */
export function momentParts(text: string, zone: string): MomentParts {
  const [day = '', time = ''] = text.split('T')
  if (time === '' || Number.isNaN(Date.parse(text))) return { day, time: time.split(/[Z+-]/)[0]! }
  const at = Date.parse(text)
  const local = new Date(at + offsetAt(at, zone) * MINUTE_MS).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 19).replace(/:00$/, '') }
}

/** Joins parts in a time zone to a time; without a day it is empty, and without a time it is the day. */
export function momentOf({ day, time }: MomentParts, zone: string): string {
  if (day === '' || time === '') return day
  const asUtc = Date.parse(`${day}T${time}Z`)
  // Twice: the first result may be on the other side of a daylight-saving change.
  const near = asUtc - offsetAt(asUtc, zone) * MINUTE_MS
  const offset = offsetAt(near, zone)
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((number) => String(number).padStart(2, '0'))
  return `${day}T${time}${offset === 0 ? 'Z' : `${offset < 0 ? '-' : '+'}${hours}:${minutes}`}`
}

/** The local time at which a day without a time starts: 00:00 UTC, such as `2:00` in Berlin in summer. */
export function beginningOf(day: string, zone: string): string {
  return momentParts(`${day}T00:00Z`, zone).time
}

const MINUTE_MS = 60_000

/** The offset of a time zone from UTC, in minutes, at a time in milliseconds since 1970. */
function offsetAt(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const [year, month, date, hour, minute, second] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((type) =>
    Number(parts.find((part) => part.type === type)!.value),
  )
  return Math.round((Date.UTC(year!, month! - 1, date, hour, minute, second) - at) / MINUTE_MS)
}
