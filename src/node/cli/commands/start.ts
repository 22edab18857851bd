import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

const { config, out, at } = sharedOptions

export const start = command({
  name: 'start',
  summary: 'builds the site if config or code has changed, and serves it at http://localhost:4173',
  details:
    'Only this machine can reach the server: `HOST=0.0.0.0` serves other machines too, and `PORT` changes the port. Responses are compressed and carry caching and security headers. SIGTERM and SIGINT let open responses finish.',
  options: { config, out, at },
  readsPages: true,
  run: async (places) => (await import('#src/node/cli/actions/start.ts')).start(places),
})
