import recruiting from '#packages/recruiting/results.ts'
import type { Results } from './store/results.ts'

/** What packages of section types keep on a visitor’s device. The only file of the builder that names them. */
export const packages: readonly Results[] = [recruiting]
