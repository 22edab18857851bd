import { existsSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/** How to run a command of the builder in a project’s folder: the file for Node, and the options after the command. */
export type CommandLine = { file: string; options: string[] }

/**
 * How to run commands for a config folder and a site: with the builder in its own repository, with the package’s command if a company has
 * installed it, otherwise with this builder’s file. Paths are relative to `project`.
 */
export function commandLine(project: string, configDir: string, dist: string, builder = PROJECT_ROOT): CommandLine {
  const own = relative(project, join(builder, 'src/node/cli/run.mjs'))
  const installed = join('node_modules', '.bin', 'page-builder')
  const isOutside = own.startsWith('..') || isAbsolute(own)
  const file = existsSync(join(project, installed)) ? installed : isOutside ? join(builder, 'src/node/cli/run.mjs') : own
  const [config, out] = [configDir, dist].map((folder) => relative(project, folder))
  return { file, options: [...(config === 'config' ? [] : ['--config', config!]), ...(out === 'dist' ? [] : ['--out', out!])] }
}
