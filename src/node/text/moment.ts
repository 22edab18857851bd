import { isMoment } from '#schemas/time.ts'

/** A time on the command line, in milliseconds since 1970: a day (00:00 UTC) or a time with its offset. Undefined if it is neither. */
export function readMoment(text: string): number | undefined {
  return isMoment(text) ? Date.parse(text) : undefined
}
