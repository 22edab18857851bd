import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

export const patch = command({
  name: 'patch',
  summary: 'applies the changes of a JSON file, all of them or none (docs/agents.md)',
  details: '`-` reads them from a pipe. Exit code: 0 written, 1 refused, 2 could not run.',
  usage: ['<file.json>'],
  options: {
    config: sharedOptions.config,
    'dry-run': sharedOptions['dry-run'],
    fix: { type: 'boolean', about: 'fixes problems that the patch causes and that have exactly one right answer' },
    strict: { type: 'boolean', about: 'also refuses a patch that causes new warnings, not only new errors' },
    'allow-drafts': sharedOptions['allow-drafts'],
    as: sharedOptions.as,
    format: {
      type: 'string',
      value: '<name>',
      about:
        '`text` (default), or `json` for the whole result: `status`, `message`, `problems`, `files` with their hashes, `notes`, `diff`',
    },
  },
  readsPages: true,
  run: async ({ configDir }, { 'dry-run': dryRun, 'allow-drafts': allowDrafts, fix, strict, format, as }, words) =>
    (await import('#src/node/cli/actions/patch.ts')).patch({ configDir, words, dryRun, allowDrafts, fix, strict, format, as }),
})
