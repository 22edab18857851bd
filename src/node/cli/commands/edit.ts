import { isIP } from 'node:net'
import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

const { config, out, at, as } = sharedOptions

export const edit = command({
  name: 'edit',
  summary: 'serves the preview with an editor, at http://localhost:5173/_edit (docs/editing.md)',
  details:
    'Its forms are generated from the schemas, every change can be undone, and only valid config is written. ' +
    '`--host` serves it to a team, behind a login (docs/editing-for-teams.md).',
  options: {
    config,
    out,
    at,
    as,
    host: {
      type: 'string',
      // As with the option of this name of `build`.
      multiple: true,
      value: '<address>',
      about: 'serves the editor to a network, at this address of the machine, such as `0.0.0.0`; needs `--public-url` and a login',
      whyNot: (host) =>
        host === 'localhost' || isIP(host) > 0 ? undefined : '--host must be an address of this machine, such as 0.0.0.0.',
    },
    'public-url': {
      type: 'string',
      value: '<url>',
      about: '(with `--host`) the address that people open, such as `https://edit.example.com`',
    },
    'trust-header': {
      type: 'string',
      value: '<name>',
      about: '(with `--host`) the header in which a reverse proxy names the person, such as `X-Forwarded-Email`, instead of a login here',
      whyNot: (name) =>
        [...name].every((letter) => HEADER_LETTERS.includes(letter.toLowerCase()))
          ? undefined
          : '--trust-header must be the name of a header, such as X-Forwarded-Email.',
    },
  },
  readsPages: true,
  async run(places, { host: hosts = [], as: person, 'public-url': publicUrl, 'trust-header': trustHeader }) {
    const [host, ...more] = hosts
    if (more.length > 0) {
      console.error('Name one --host.')
      return 2
    }
    if (host !== undefined)
      return (await import('#src/node/cli/actions/editForTeam.ts')).editForTeam(places.configDir, { host, publicUrl, trustHeader })
    if (publicUrl !== undefined || trustHeader !== undefined) {
      console.error('--public-url and --trust-header only work with --host.')
      return 2
    }
    return (await import('#src/node/cli/actions/preview.ts')).preview(places, { isEditing: true, person })
  },
})

const HEADER_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-'
