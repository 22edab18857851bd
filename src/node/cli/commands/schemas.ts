import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

export const schemas = command({
  name: 'schemas',
  summary: 'writes the JSON Schemas for editors to `config/.schemas`',
  details:
    'They offer the pages, images and other values of the config folder. In the repository of the builder it also writes the registry of section types, `schemas/json`, docs/rules.md, docs/config.md, the pages of section types and the tables of commands and options.',
  options: { config: sharedOptions.config },
  run: async (places) =>
    (await (await import('#src/node/cli/actions/writeRegistry.ts')).writeRegistry())
      ? (await import('#src/node/cli/actions/runAgain.ts')).runAgain(['schemas', '--config', places.configDir])
      : (await import('#src/node/cli/actions/schemas.ts')).schemas(places),
})
