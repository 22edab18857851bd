/** A moment as it is written, in its parts; what it does not have is empty. `offset` is `Z`, or such as `+01:00`. */
export type MomentParts = { day: string; time: string; offset: string }

/** The parts of a moment such as `2026-12-01` or `2026-12-01T09:00+01:00`. */
export function momentParts(text: string): MomentParts {
  const [day = '', rest = ''] = text.split('T')
  const zone = rest.search(/[Z+-]/)
  return zone === -1 ? { day, time: rest, offset: '' } : { day, time: rest.slice(0, zone), offset: rest.slice(zone) }
}

/** The moment that has these parts; without a day there is none, and without a time it is the day. */
export function momentOf({ day, time, offset }: MomentParts): string {
  return day === '' || time === '' ? day : `${day}T${time}${offset}`
}
