import { existsSync, readFileSync } from 'node:fs'
import { guardOutput } from './guardOutput.ts'
import { runCommand } from './runCommand.ts'

const minimum = (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { engines: { node: string } })
  .engines.node
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isOld = major < 20 || (major === 20 && minor < 19)
// `init` and help work in any folder.
const isHome = ['init', '--version'].includes(process.argv[2] ?? '') || process.argv.includes('--help') || existsSync('package.json')
if (isOld || !isHome) {
  console.error(isOld ? `Node ${minimum} or newer is needed; this is ${process.versions.node}.` : 'Run this command in the project folder.')
  process.exit(2)
}
// Class names of styles differ between the two modes; server build, prerendering and client must agree.
process.env.NODE_ENV ??= process.argv[2] === 'dev' ? 'development' : 'production'
guardOutput()
void runCommand(process.argv.slice(2)).then((code) => {
  process.exitCode = code
})
