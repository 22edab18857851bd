import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import { guardOf } from '#src/node/edit/rights/guard.ts'
import { serveAgents } from '#src/node/mcp/serveAgents.ts'
import type { Tool } from '#src/node/mcp/tool.ts'
import { tools } from '#src/node/mcp/tools.ts'
import { takeOwnSections } from '#src/node/sections/ownSections.ts'

const INSTRUCTIONS =
  'This is the config of a website, in JSON and Markdown. Inspect it with list, read, schema and examples. Change it with patch, which applies all of its steps or none, and only if the site stays valid. Fields accept the values that their schema lists.'

/**
 * Serves agents over standard input and output, with the Model Context Protocol, until the input ends. Returns 0, or 2 without a config
 * folder. Nothing is written before a tool is called: some clients start the server twice to find out which revisions it supports.
 */
export async function mcp({
  configDir,
  allowDrafts = false,
  as,
}: {
  configDir: string
  allowDrafts?: boolean | undefined
  as?: string | undefined
}): Promise<number> {
  if (!statSync(configDir, { throwIfNoEntry: false })?.isDirectory()) {
    console.error('The config folder does not exist. Name one with --config <dir>.')
    return 2
  }
  // The output contains only protocol messages.
  console.log = console.error
  const { name, version } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { name: string; version: string }
  const info = { name, title: 'Websites from configuration', version, instructions: INSTRUCTIONS }
  const served = tools.map((tool): Tool => ({
    ...tool,
    async call(input, place) {
      await takeOwnSections(configDir)
      return tool.call(input, place)
    },
  }))
  await serveAgents(
    info,
    served,
    { configDir, allowDrafts, guard: guardOf(configDir, as), now: () => new Date() },
    process.stdin,
    process.stdout,
  )
  return 0
}
