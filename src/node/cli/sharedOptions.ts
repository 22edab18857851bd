import type { Options } from './command.ts'
import { readMoment } from '#src/node/text/moment.ts'
import { printable } from '#src/node/text/printable.ts'

/** Options with the same meaning for several commands. */
export const sharedOptions = {
  config: { type: 'string', value: '<dir>', about: 'the config folder (default: `config`)' },
  out: { type: 'string', value: '<dir>', about: 'where the site is written (default: `dist`)' },
  at: {
    type: 'string',
    value: '<moment>',
    about:
      'evaluates `publishAt` and `expireAt` as of that time: a day such as 2026-12-01, or a time such as 2026-12-01T09:00:00+01:00 (default: now)',
    whyNot: (moment) =>
      readMoment(moment) === undefined
        ? `--at "${printable(moment.slice(0, 80))}" is not a time. Write a day such as 2026-12-01, or a time with an offset such as 2026-12-01T09:00:00+01:00.`
        : undefined,
  },
  'dry-run': { type: 'boolean', about: 'shows the changes as a diff and writes nothing' },
  as: { type: 'string', value: '<e-mail>', about: 'refuses what this person may not do by `team.json` (docs/editing-for-teams.md)' },
  'allow-drafts': { type: 'boolean', about: 'also reads and changes pages that are drafts' },
} as const satisfies Options
