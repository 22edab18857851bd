import type { OpeningHours } from '#schemas/postalAddress.ts'
import type { OpeningAt } from '#src/site/hours/openingAt.ts'
import { periodName } from './periodName.ts'

/** The hours of a week with the name of the season, or of the rest of the year, and the days of the season. */
export type WeekShown = { name: string | undefined; period: string | undefined; hours: OpeningHours }

/**
 * The weeks that a place shows: the present one first, then the seasons to come. The usual week has a name only if it is not the present
 * one.
 */
export function weeksShown({ hours, seasons }: OpeningAt, usualLabel: string, language: string): WeekShown[] {
  const ofSeason = (season: OpeningAt['seasons'][number]): WeekShown => ({
    name: season.name,
    period: periodName(season.from, season.to, language),
    hours: season.hours,
  })
  const now = seasons.filter(({ isNow }) => isNow).map(ofSeason)
  const later = seasons.filter(({ isNow }) => !isNow).map(ofSeason)
  const usual = hours.length > 0 ? [{ name: now.length > 0 ? usualLabel : undefined, period: undefined, hours }] : []
  return [...now, ...usual, ...later]
}
