import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

const { config, out, at } = sharedOptions

export const dev = command({
  name: 'dev',
  summary: 'serves a live preview at http://localhost:5173, where a saved edit shows at once',
  details: '**Edit** on each page opens the editor. `PORT` changes the port.',
  options: { config, out, at },
  readsPages: true,
  run: async (places) => (await import('#src/node/cli/actions/preview.ts')).preview(places, { isEditing: false }),
})
