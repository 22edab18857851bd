import type { z } from 'zod'
import recruiting from '#packages/recruiting/words.ts'

/** The table: the words of the packages of section types that come with the builder, by their names. */
export const packageWords = { recruiting }

/** The words of these packages, parsed. */
export type PackageWords = { [Name in keyof typeof packageWords]: z.output<(typeof packageWords)[Name]> }
