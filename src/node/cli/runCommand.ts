import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { argumentFault } from './argumentFault.ts'
import { commandHelp } from './commandHelp.ts'
import { commands } from './commands/index.ts'
import { failureText } from './failureText.ts'
import { readMoment } from '#src/node/text/moment.ts'
import { npmOptions } from './npmOptions.ts'
import { printable } from '#src/node/text/printable.ts'
import { commandNamed, readArguments } from './readArguments.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { didYouMean } from '#src/site/words/nearest.ts'

/**
 * Runs a command: `args` are the arguments after `npm run` or `cli.ts`. Returns the exit code and prints the output. Errors are printed,
 * too: it never throws.
 */
export async function runCommand(args: string[]): Promise<number> {
  try {
    return await run(args)
  } catch (error) {
    console.error(failureText(error))
    return 2
  }
}

async function run(args: string[]): Promise<number> {
  if (args.length === 1 && args[0] === '--version') {
    const { version } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { version: string }
    console.log(version)
    return 0
  }
  const read = readArguments(args)
  if ('failure' in read) return refuse(`${read.failure}\n\n${commandHelp(commandNamed(args[0] ?? ''))}`)
  const { name, words, options, isHelp } = read
  const command = commandNamed(name)
  if (isHelp) {
    console.log(commandHelp(command))
    return 0
  }
  if (!command) {
    const meant = didYouMean(
      name,
      commands.map((one) => one.name),
    )
    return refuse(
      `${name ? `Unknown command "${printable(name)}".${meant ? ` ${meant}` : ''}` : 'No command was given.'}\n\n${commandHelp()}`,
    )
  }
  const fault = argumentFault(command, words, options)
  if (fault !== undefined) return refuse(fault)
  const ofNpm = npmOptions(command, Object.keys(options), process.env)
  if ('failure' in ofNpm) return refuse(printable(ofNpm.failure))

  const { config = ofNpm.config ?? 'config', out = 'dist', at } = options as { config?: string; out?: string; at?: string }
  const [configDir, dist] = [resolve(config), resolve(out)]
  if (command.readsPages) await (await import('#src/node/sections/ownSections.ts')).takeOwnSections(configDir)
  const places = { configDir, dist, workDir: join(dirname(dist), '.build'), at: at === undefined ? undefined : readMoment(at) }
  return command.run(places, options, words)
}

function refuse(why: string): number {
  console.error(why)
  return 2
}
