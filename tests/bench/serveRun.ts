import { serve } from '#src/node/serve/serve.ts'

// A server in a process of its own, so that whoever measures does not slow it: `<dist>`. Says its address, and ends with its input.
const [dist = ''] = process.argv.slice(2)
const { url } = await serve({ dist, port: 0 })
console.log(url)
process.stdin.on('end', () => process.exit(0)).resume()
