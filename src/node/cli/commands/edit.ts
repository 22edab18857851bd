import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

const { config, out, at } = sharedOptions

export const edit = command({
  name: 'edit',
  summary: 'serves the preview with an editor, at http://localhost:5173/_edit (docs/editing.md)',
  details: 'Its forms are generated from the schemas, every change can be undone, and only valid config is written.',
  options: { config, out, at },
  readsPages: true,
  run: async (places) => (await import('#src/node/cli/actions/preview.ts')).preview(places, { isEditing: true }),
})
