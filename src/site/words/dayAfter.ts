import { madeOnce } from '#src/site/madeOnce.ts'

/** The day after a day, both as YYYY-MM-DD. Every page asks for the day after today. */
export const dayAfter = madeOnce((day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10))
