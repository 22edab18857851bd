import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

const { config, at } = sharedOptions

export const receive = command({
  name: 'receive',
  summary: 'receives form messages at http://localhost:4174, for a site on another server (docs/forms.md)',
  details: '`list`, `export`, `retry`, `release` and `drop` manage received messages. `PORT` and `HOST` change where it listens.',
  usage: ['', 'list', 'export', 'retry <id> …', 'release <id> …', 'drop <id> …'],
  options: {
    config,
    at,
    data: {
      type: 'string',
      value: '<dir>',
      about: 'where messages are stored (default: `FORMS_DATA`, or `submissions` next to the config folder)',
    },
    state: { type: 'string', value: '<state>', about: '(list, export) only messages that are `waiting`, `held`, `failed` or `delivered`' },
    form: { type: 'string', value: '<name>', about: '(list, export) only messages of this form' },
    since: { type: 'string', value: '<moment>', about: '(list, export) only messages received since then' },
    format: { type: 'string', value: '<name>', about: '(list) `text` or `json`; (export) `jsonl` or `csv`' },
    all: { type: 'boolean', about: '(retry, release) all messages that failed, or are held' },
  },
  readsPages: true,
  run: async ({ configDir, workDir, at }, { data, state, form, since, format, all }, words) =>
    (await import('#src/node/cli/actions/receive.ts')).receive({ configDir, workDir, words, data, state, form, since, format, all, at }),
})
