import { dirname, join, relative } from 'node:path'
import { readSealed, writeSealed } from '#src/node/files/sealedFile.ts'
import { systemReason } from '#src/node/files/systemError.ts'
import type { ReceivedForm } from './receivedForms.ts'
import type { ReceiverLanguage } from './receiverLanguages.ts'
import type { ReceiverSite } from './receiverSite.ts'

/** A site as stored: without maps, and with the config folder that it was read from. */
type Kept = Omit<ReceiverSite, 'forms' | 'languages'> & {
  configDir: string
  forms: [string, ReceivedForm][]
  languages: (Omit<ReceiverLanguage, 'forms'> & { forms: [string, ReceivedForm][] })[]
}

/** Increased when stored sites can no longer be read. */
const VERSION = '2'

/** The path of the receiver’s part of the last valid site in a folder. */
export const lastGoodFile = (folder: string) => join(folder, 'last-good.json')

/**
 * Stores the receiver’s part of a site without errors, for a later start with errors in config. If the folder cannot be written, as in a
 * read-only service, the stored one stays unchanged.
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

/** The receiver’s part of the last valid site of this config folder; undefined if none is stored. Never throws. */
export function readLastGood(folder: string, configDir: string): ReceiverSite | undefined {
  const read = readSealed<Kept>(lastGoodFile(folder), VERSION)
  if (typeof read === 'string' || read.value.configDir !== nameOf(folder, configDir)) return undefined
  const { configDir: _configDir, forms, languages, ...site } = read.value
  return { ...site, forms: new Map(forms), languages: languages.map((language) => ({ ...language, forms: new Map(language.forms) })) }
}

/** The relative path of a config folder from another folder, so that both may be copied elsewhere together. */
function nameOf(folder: string, configDir: string): string {
  return relative(dirname(folder), configDir)
}
