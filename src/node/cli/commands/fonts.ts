import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

export const fonts = command({
  name: 'fonts',
  summary: 'lists open typefaces, and makes one of them the font of texts, headings or large numbers',
  usage: ['[add <typeface>]'],
  details:
    'Without arguments it lists the typefaces. `add "Source Serif 4"` fetches its Fontsource package with npm, unless it is installed, copies the font files and their licence to `assets/fonts`, and sets `font` in theme.json with a system font of the same size; `--for headings` sets that of headings, `--for figures` that of large numbers. The editor can undo it. Exit code: 0 done, 1 refused, 2 wrong argument or no network.',
  options: {
    config: sharedOptions.config,
    as: sharedOptions.as,
    for: { type: 'string', value: '<use>', about: 'text (default), headings, figures' },
  },
  readsPages: true,
  run: async ({ configDir }, { as, for: role }, words) =>
    (await import('#src/node/cli/actions/fonts.ts')).fonts({ configDir, words, role, as }),
})
