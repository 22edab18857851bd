import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

export const mcp = command({
  name: 'mcp',
  summary: 'serves agents over the Model Context Protocol (docs/agents.md)',
  details: 'It uses standard input and output. Start it as `npm run --silent mcp`, which keeps the output free of npm’s own lines.',
  options: { config: sharedOptions.config, 'allow-drafts': sharedOptions['allow-drafts'], as: sharedOptions.as },
  run: async ({ configDir }, { 'allow-drafts': allowDrafts, as }) =>
    (await import('#src/node/cli/actions/mcp.ts')).mcp({ configDir, allowDrafts, as }),
})
