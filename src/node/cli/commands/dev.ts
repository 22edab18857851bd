import { closeOnSignal } from '#src/node/cli/closeOnSignal.ts'
import { command } from '#src/node/cli/command.ts'
import { listenAddress } from '#src/node/cli/listenAddress.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

const { config, out, at } = sharedOptions

export const dev = command({
  name: 'dev',
  summary: 'serves a live preview at http://localhost:5173, where a saved edit shows at once',
  details: '**Edit** on each page opens the editor. `PORT` changes the port.',
  options: { config, out, at },
  readsPages: true,
  async run({ configDir, workDir, at }) {
    const { devServer } = await import('#src/node/dev/devServer.ts')
    const closings = closeOnSignal()
    const { port } = listenAddress(process.env, 5173)
    const server = await devServer({ configDir, workDir, at, port, log: console.log })
    closings.push(() => server.close())
    console.log(`Preview ${server.url}`)
    return 0
  },
})
