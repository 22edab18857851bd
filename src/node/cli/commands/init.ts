import { command } from '#src/node/cli/command.ts'
import { LANGUAGES, LOOKS, SITE_KINDS } from '#src/node/init/choices.ts'

const refused = '--config and --out are for existing sites; name the folder of the new one instead: init my-site.'

export const init = command({
  name: 'init',
  summary: 'writes a new site into an empty folder, in English, German, French or Spanish',
  details: 'In a terminal it asks for missing options.',
  usage: ['<folder>'],
  options: {
    config: { type: 'string', refused },
    out: { type: 'string', refused },
    name: { type: 'string', value: '<name>', about: 'the name of the company' },
    colour: { type: 'string', value: '<colour>', about: 'its brand colour, such as #1d7a5f; all other colours are derived from it' },
    color: { type: 'string', value: '<colour>', about: 'another spelling of `--colour`' },
    language: { type: 'string', value: '<tag>', about: LANGUAGES.join(', ') },
    kind: { type: 'string', value: '<kind>', about: SITE_KINDS.join(', ') },
    look: { type: 'string', value: '<look>', about: `a house style with its own typefaces: ${LOOKS.join(', ')}` },
    looks: { type: 'boolean', about: 'lists the looks with the files of their pictures, and writes nothing' },
    mail: { type: 'string', value: '<address>', about: 'the e-mail address for visitors' },
  },
  run: async (_places, { name, colour, color, language, kind, look, looks, mail }, words) => {
    if (looks) return (await import('#src/node/cli/actions/listLooks.ts')).listLooks()
    return (await import('#src/node/cli/actions/init.ts')).init({ words, name, colour: colour ?? color, language, kind, look, mail })
  },
})
