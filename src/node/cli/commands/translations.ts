import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

export const translations = command({
  name: 'translations',
  summary: 'lists texts without a current translation, and exchanges texts with translators',
  usage: ['', 'export', 'import <file>'],
  details:
    'Without arguments it lists all pages and shared texts in each language, with their missing and stale texts. `export` writes a file for translators for each language, XLIFF 2.1 or CSV. `import` takes such a file back: texts that cannot be used are listed with the reason, the others are written as one step. Exit code: 0 everything is translated, exported or imported, 1 something is missing, stale or refused, 2 could not run.',
  options: {
    config: sharedOptions.config,
    language: { type: 'string', value: '<tag>', about: 'only this language, such as `de`; for a CSV file without one, its language' },
    only: { type: 'string', value: '<path>', multiple: true, about: 'only this page or file, such as `/visit` or `footer.json`' },
    all: { type: 'boolean', about: 'exports all texts instead of missing and stale ones' },
    format: { type: 'string', value: '<name>', about: '`text` (default) or `json`; for `export` `xliff` (default) or `csv`' },
    out: { type: 'string', value: '<folder>', about: 'where `export` writes its files (default: the current folder)' },
    'dry-run': { type: 'boolean', about: 'shows what `import` would change and writes nothing' },
    as: sharedOptions.as,
  },
  readsPages: true,
  run: async ({ configDir }, { language, only, all, format, out, 'dry-run': isDryRun, as }, words) =>
    (await import('#src/node/cli/actions/translations.ts')).translations({
      configDir,
      words,
      language,
      only,
      isAll: all,
      format,
      out,
      isDryRun,
      as,
    }),
})
