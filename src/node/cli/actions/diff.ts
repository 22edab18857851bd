import { statSync } from 'node:fs'
import { compareConfig } from '#src/node/diff/compareConfig.ts'
import { diffFormats } from '#src/node/diff/diffFormats.ts'
import { printable } from '#src/node/text/printable.ts'

/**
 * What to compare: a commit or a range such as `a..b`, the format, and the time (milliseconds since 1970) that decides what is published in
 * both; now by default.
 */
export type DiffOptions = { configDir: string; words: string[]; format?: string | undefined; at?: number | undefined }

/** Prints what changed in the config since a commit. Returns 0, 1 if an address is lost, 2 if the comparison failed. */
export async function diff({ configDir, words: [range, ...more], format = 'text', at = Date.now() }: DiffOptions): Promise<number> {
  if (!range || more.length > 0) return failed('Usage: npm run diff -- <git-ref>, such as main, or a range such as v1..v2.')
  if (!Object.hasOwn(diffFormats, format))
    return failed(`Unknown format "${printable(format)}". Available: ${Object.keys(diffFormats).join(', ')}.`)
  if (!statSync(configDir, { throwIfNoEntry: false })?.isDirectory())
    return failed('The config folder does not exist. Name one with --config <dir>.')
  const compared = await compareConfig(configDir, range, at)
  if ('failure' in compared) return failed(compared.failure)
  console.log(diffFormats[format]!(compared.report))
  return compared.lost > 0 ? 1 : 0
}

function failed(message: string): number {
  console.error(message)
  return 2
}
