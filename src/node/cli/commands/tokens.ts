import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

export const tokens = command({
  name: 'tokens',
  summary: 'exports the theme as design tokens, and imports them from a design tool',
  usage: ['export [file]', 'import <file>'],
  details:
    'The files have the W3C Design Tokens format 2025.10. `export` prints the tokens, or writes them into a file; a theme with a dark scheme becomes a resolver document with the contexts `light` and `dark`. `import` sets the values of theme.json for which the file has tokens, and lists those that were not taken. The editor can undo it. Exit code: 0 done, 1 refused, 2 the file cannot be read.',
  options: { config: sharedOptions.config, as: sharedOptions.as },
  readsPages: true,
  run: async ({ configDir }, { as }, words) => (await import('#src/node/cli/actions/tokens.ts')).tokens({ configDir, words, as }),
})
