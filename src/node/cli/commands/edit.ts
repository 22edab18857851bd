import { closeOnSignal } from '#src/node/cli/closeOnSignal.ts'
import { command } from '#src/node/cli/command.ts'
import { listenAddress } from '#src/node/cli/listenAddress.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

const { config, out, at } = sharedOptions

export const edit = command({
  name: 'edit',
  summary: 'serves the preview with an editor, at http://localhost:5173/_edit (docs/editing.md)',
  details: 'The forms of the editor follow from the schemas, every change can be undone, and only valid config is written.',
  options: { config, out, at },
  readsPages: true,
  async run({ configDir, workDir, at }) {
    const { devServer } = await import('#src/node/dev/devServer.ts')
    const closings = closeOnSignal()
    const { port } = listenAddress(process.env, 5173)
    const server = await devServer({ configDir, workDir, at, port, isEditing: true, log: console.log })
    closings.push(() => server.close())
    console.log(`Editor ${server.url}/_edit`)
    return 0
  },
})
