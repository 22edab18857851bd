import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

const { config, at } = sharedOptions

export const validate = command({
  name: 'validate',
  summary: 'checks the config',
  details: 'Exit code: 0 no errors, 1 errors, 2 could not run.',
  options: {
    config,
    at,
    fix: {
      type: 'boolean',
      about:
        'fixes problems that have exactly one right answer: missing commas, misspelt keys, choices, links, anchors, icons and files, links to redirects, redirect chains, `$schema`',
    },
    'dry-run': { type: 'boolean', about: 'with `--fix`, shows the fixes as a diff and writes nothing' },
    format: {
      type: 'string',
      value: '<name>',
      about: '`text` (default), or for CI: `github` (marks the lines of a pull request), `json`, `sarif`, `junit`, `markdown`',
    },
    strict: { type: 'boolean', about: 'treats warnings as errors' },
    rule: {
      type: 'string',
      multiple: true,
      value: '<code>=<how>',
      about: 'sets one rule to `off`, `warn` or `error`; can be repeated (docs/rules.md)',
    },
    changed: {
      type: 'string',
      value: '[<ref>]',
      bare: 'HEAD',
      about: 'reports only files that differ from a commit (default: the last one), and what these changes break elsewhere',
    },
    max: {
      type: 'string',
      value: '<n>',
      about: 'shows at most n problems, and counts the rest by rule; 0 shows all (default: 50 on a terminal, otherwise all)',
    },
    verbose: { type: 'boolean', about: 'also lists the hidden and left-over files that it ignores' },
  },
  readsPages: true,
  run: async ({ configDir, at }, { rule, 'dry-run': dryRun, format, strict, changed, max, fix, verbose }) =>
    (await import('#src/node/cli/actions/validate.ts')).validate({
      configDir,
      at,
      rules: rule,
      dryRun,
      format,
      strict,
      changed,
      max,
      fix,
      verbose,
    }),
})
