import { resolve } from 'node:path'

/** The Musée du Lac: exhibitions, news with feeds, and objects from a spreadsheet, in French and partly in Dutch and Arabic. */
export const MUSEE = resolve('tests/fixtures/musee')

/** A moment at which some exhibitions are open, some are over and some have not started. */
export const MUSEE_AT = Date.parse('2026-11-29')
