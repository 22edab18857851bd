import { dirname, join, relative } from 'node:path'
import { readSealed, writeSealed } from '#src/node/files/sealedFile.ts'
import { systemReason } from '#src/node/files/systemError.ts'
import type { ReceivedForm } from './receivedForms.ts'
import type { ReceiverLanguage } from './receiverLanguages.ts'
import type { ReceiverSite } from './receiverSite.ts'

/** A site as it is kept: without maps, and with the config folder that it was read from. */
type Kept = Omit<ReceiverSite, 'forms' | 'languages'> & {
  configDir: string
  forms: [string, ReceivedForm][]
  languages: (Omit<ReceiverLanguage, 'forms'> & { forms: [string, ReceivedForm][] })[]
}

/** Grows when a kept site can no longer be read. */
const VERSION = '1'

/** Where the receiver’s part of the last good site is kept in a folder. */
export const lastGoodFile = (folder: string) => join(folder, 'last-good.json')

/**
 * Keeps the receiver’s part of a site without errors, for a start at which its config has some. Where the folder cannot be written, as
 * under a service that may write nothing else, what was kept before stays.
 */
export function keepLastGood(folder: string, configDir: string, site: ReceiverSite): void {
  const kept: Kept = {
    ...site,
    configDir: nameOf(folder, configDir),
    forms: [...site.forms],
    languages: site.languages.map((language) => ({ ...language, forms: [...language.forms] })),
  }
  try {
    writeSealed(lastGoodFile(folder), VERSION, kept)
  } catch (error) {
    if (systemReason(error) === undefined) throw error
  }
}

/** The receiver’s part of the site that this config folder last held without errors; undefined where none is kept. Never throws. */
export function readLastGood(folder: string, configDir: string): ReceiverSite | undefined {
  const read = readSealed<Kept>(lastGoodFile(folder), VERSION)
  if (typeof read === 'string' || read.value.configDir !== nameOf(folder, configDir)) return undefined
  const { configDir: _configDir, forms, languages, ...site } = read.value
  return { ...site, forms: new Map(forms), languages: languages.map((language) => ({ ...language, forms: new Map(language.forms) })) }
}

/** A config folder as seen from another one, so that both may be copied elsewhere together. */
function nameOf(folder: string, configDir: string): string {
  return relative(dirname(folder), configDir)
}
