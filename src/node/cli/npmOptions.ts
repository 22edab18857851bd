import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from './command.ts'

/**
 * Options after `npm run <command>` that npm kept for itself, because there was no `--` before them: the config folder, or what to write
 * instead, as one line. `given` are the options that arrived.
 */
export function npmOptions(
  { name, options }: Command,
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): { config?: string } | { failure: string } {
  // For a command started by another script, npm’s settings are not meant.
  if (environment['npm_lifecycle_event'] !== name) return {}
  const kept = (option: string) => environment[`npm_config_${option.replaceAll('-', '_')}`]
  const missing = Object.keys(options).filter((option) => !given.includes(option) && !('refused' in options[option]!))
  const config = missing.includes('config') ? kept('config') : undefined
  if (config !== undefined && config !== '' && config !== 'true')
    return isFolder(config)
      ? { config }
      : { failure: `--config ${config}: there is no such folder. Usage: npm run ${name} -- --config <dir>` }
  // An empty value can only come from --config, which is not an npm option.
  const isKept = (option: string) => kept(option) !== undefined && (kept(option) !== '' || option === 'config')
  const lost = missing.find(isKept)
  if (lost === undefined) return {}
  const value = ['true', ''].includes(kept(lost)!) ? '' : ` ${kept(lost)}`
  return {
    failure: `npm took --${lost} as its own option. Put a separate -- before it: npm run ${name} -- --${lost}${value || (lost === 'config' ? ' <dir>' : '')}`,
  }
}

function isFolder(path: string): boolean {
  return statSync(resolve(path), { throwIfNoEntry: false })?.isDirectory() === true
}
