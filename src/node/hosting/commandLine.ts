import { existsSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/** How a command of the builder is run in the folder of a project: the file that Node starts, and the options behind the command. */
export type CommandLine = { file: string; options: string[] }

/**
 * How commands are run for a config folder and a site: by the builder itself in its own repository, by the command of the package where a
 * company has installed it, else by the file where this builder is. Paths are as seen from `project`.
 */
export function commandLine(project: string, configDir: string, dist: string, builder = PROJECT_ROOT): CommandLine {
  const own = relative(project, join(builder, 'src/node/cli/run.mjs'))
  const installed = join('node_modules', '.bin', 'page-builder')
  const isOutside = own.startsWith('..') || isAbsolute(own)
  const file = existsSync(join(project, installed)) ? installed : isOutside ? join(builder, 'src/node/cli/run.mjs') : own
  const [config, out] = [configDir, dist].map((folder) => relative(project, folder))
  return { file, options: [...(config === 'config' ? [] : ['--config', config!]), ...(out === 'dist' ? [] : ['--out', out!])] }
}
