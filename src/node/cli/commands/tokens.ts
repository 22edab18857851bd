import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

export const tokens = command({
  name: 'tokens',
  summary: 'exports the theme as design tokens, and imports them from a design tool',
  usage: ['export [file]', 'import <file or folder>... [--dark <file>]'],
  details:
    'The files have the W3C Design Tokens format 2025.10. `export` prints the tokens, or writes them into a file; a theme with a dark scheme becomes a resolver document with the contexts `light` and `dark`. `import` sets the values of theme.json for which the files, or all JSON files of a folder, have tokens, and lists those that were not taken. It also reads files of Figma, Tokens Studio, Penpot and Style Dictionary. The editor can undo it. Exit code: 0 done, 1 refused, 2 the file cannot be read.',
  options: {
    config: sharedOptions.config,
    dark: {
      type: 'string',
      multiple: true,
      value: '<file>',
      about: 'with `import`: a file whose tokens are those of the dark scheme, such as an export of the dark mode; can be repeated',
    },
    as: sharedOptions.as,
  },
  readsPages: true,
  run: async ({ configDir }, { dark, as }, words) =>
    (await import('#src/node/cli/actions/tokens.ts')).tokens({ configDir, words, dark, as }),
})
