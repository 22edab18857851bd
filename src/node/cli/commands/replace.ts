import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

export const replace = command({
  name: 'replace',
  summary: 'lists where visitors read certain words, and replaces them with others',
  usage: ['<words> [<replacement>]'],
  details:
    'It searches the texts of all pages, menus, shared sections and settings, in all languages, but not addresses, names of files and code of config. Without a replacement it lists the places. A replacement that would cause an error is refused as a whole. Exit code: 0 found, 1 not found or refused, 2 could not run.',
  options: {
    config: sharedOptions.config,
    'match-case': { type: 'boolean', about: 'only words with the same capitals' },
    'whole-words': { type: 'boolean', about: 'not within longer words' },
    language: { type: 'string', value: '<tag>', about: 'only texts in this language, such as `de`' },
    page: { type: 'string', value: '<path>', about: 'only this page, such as `/visit`' },
    except: { type: 'string', value: '<place>', multiple: true, about: 'leaves out a place of the list, such as `pages/visit.json:12:15`' },
    'dry-run': sharedOptions['dry-run'],
    as: sharedOptions.as,
    format: { type: 'string', value: '<name>', about: '`text` (default), or `json`, for the list' },
  },
  readsPages: true,
  run: async (
    { configDir },
    { 'match-case': matchCase, 'whole-words': wholeWords, language, page, except, 'dry-run': isDryRun, as, format },
    words,
  ) =>
    (await import('#src/node/cli/actions/replace.ts')).replaceWords({
      configDir,
      words,
      matchCase,
      wholeWords,
      language,
      page,
      except,
      isDryRun,
      as,
      format,
    }),
})
