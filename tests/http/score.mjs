// Asks Mozilla's HTTP Observatory for the score of a site on this machine: `<folder of the scorer> <http port> <https port>`. A process of
// its own, as Node reads the certificates that it trusts when it starts. Prints the score and what each test adds to it, as JSON.
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder = '', httpPort, httpsPort] = process.argv.slice(2)
const packageDir = join(resolve(folder), 'node_modules/@mdn/mdn-http-observatory')
// The list of hosts that browsers know is fetched when the scorer is installed with its scripts; localhost is on no list.
const list = join(packageDir, 'conf/hsts-preload.json')
if (!existsSync(list)) writeFileSync(list, '[]')
const load = (file) => import(pathToFileURL(join(packageDir, 'src', file)).href)
const [{ retrieve }, { ALL_TESTS }, { getScoreModifier }] = await Promise.all(
  ['retriever/retriever.js', 'constants.js', 'grader/grader.js'].map(load),
)
const requests = await retrieve('localhost', { httpPort: Number(httpPort), httpsPort: Number(httpsPort) })
const modifiers = Object.fromEntries(
  ALL_TESTS.map((test) => {
    const { result } = test(requests)
    return [result, getScoreModifier(result)]
  }),
)
const verified = requests.responses.auto?.verified ?? null
// As the scanner sums up: what a test adds counts for a site that has 90 points without it.
const lost = Object.values(modifiers).reduce((sum, one) => sum + Math.min(one, 0), 100)
const score = lost >= 90 ? Object.values(modifiers).reduce((sum, one) => sum + one, 100) : lost
console.log(JSON.stringify({ score, verified, modifiers }))
