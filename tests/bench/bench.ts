import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measuredPages } from './measuredPages.ts'

const HELP = `Usage: npm run bench -- [throughput] [validate] [dev] [editor] [grow] [looks] [pictures] [lighthouse] [inp] [blocking] [requirements] [skills] [tools] [mistakes] [receive] [serve] [regex] [chaos] [search] [validators] [peers] [faults] [options]

Benches (all of them but validators and peers when none is named)
  throughput   prerenders a synthetic site and compares it with a bare loop of renderToString
  validate     validates 10,000 pages cold and compares it with a bare pass of reading and parsing
  dev          saves edits and waits for them in a browser: at the size of the config, 2,000 and 10,000 pages
  editor       types on the canvas of a page of 60 sections, and opens the editor of 2,000 pages
  grow         how the costs of an edit grow: the editor with 1,900 pages more, commands that change a page or all pages among 10,000
  receive      floods the receiver of forms with 10,000 posts of spam, and sends real messages among them (Linux)
  serve        requests a second beside nginx, and how long they take with slow visitors; needs wrk and nginx
  lighthouse   Lighthouse on a phone, for pages of the built site
  inp          how long the next picture takes after a press, with a slow processor, in the browser
  blocking     how long tasks of the main thread block a page that nobody touches, beside the same page without scripts
  extraction   reads made-up resumes and compares what is found with what they say
  requirements finds the requirements of adverts and answers them from resumes (DEBUG=1 lists what is not right)
  skills       finds skills in labelled sentences and job descriptions: precision and recall (DEBUG=1 lists what differs)
  tools        ranks 14 and 25 resumes in the browser: time, long tasks of the main thread, and the load of the machine
  mistakes     what validate and Astro say of the same planted mistakes; minutes, as Astro builds once for each
  regex        how the time of reading grows with hostile texts: every regular expression, and every analysis
  chaos        300 things that visitors do over a network that fails, for each of some seeds; exit code 1 for a broken promise
  looks        what pages weigh in each house style, with a dark scheme and with tones, beside the default; only when named, as it fetches
               typefaces
  pictures     makes the forms of 200 photographs, and finds them ready the second time
  search       answers to questions in four languages beside Pagefind and MiniSearch; bytes and time of a query, and the share of the index
               in a build; only when named, as it downloads the other engines
  validators   what other checkers find in the built documents of every company; exit code 1 for an error that is not accepted; only when
               named, as it downloads the checkers
  peers        the same pages made by Astro, Next.js and Hugo: builds and a page in the browser; only when named, as it downloads them
  faults       puts faults into a copy of the code, one at a time, and says which test finds each; only when named, as it takes an hour

Options
  --config <dir>   the config folder (default: config)
  --pages <n>      pages of the synthetic site, at least 300 (default: 1000)
  --repeats <n>    builds, validations, bare loops, presses and rankings, in turns (default: 3)
  --runs <n>       Lighthouse runs a page, and visits of the blocking time (default: 5)
  --page <path>    a page for Lighthouse and the blocking time; may be given several times (default: those with targets, or home, about and
                   contact of another config)
  --sizes <list>   pages of the sites of peers, each at least 40 (default: 100,1000)
  --patience <n>   minutes that a cold build of a peer may be expected to take before it is left out (default: 15)
  --seed <n>       the first seed of chaos (default: 1); as many follow as --repeats says
  --only <ids>     faults: these alone, with commas between them; search: one half of the questions, develop or unread
  --from <id>      faults: from this one on
  --out <file>     faults: where what was found is kept, and goes on from (default: .build/faults.json)
  --unit <n>       faults: most files of unit tests for each fault, the nearest first (default: all)
  --browser <n>    faults: the same of browser tests, the likeliest first
  --write          keeps what peers finds out in docs/benchmarks.md and docs/benchmarks.svg
  --help           this text`

type Options = {
  configDir: string
  pages: number
  repeats: number
  runs: number
  paths: string[]
  sizes: number[]
  patience: number
  seed: number
  write: boolean
  only: string[]
  from: string | undefined
  out: string
  unitFiles: number
  browserFiles: number
}

/** The table. Throughput comes first: the memory of a new process begins with that of the one which starts it. */
const benches: Record<string, (options: Options) => Promise<void>> = {
  throughput: async (options) => (await import('./throughput.ts')).throughput(options),
  validate: async (options) => (await import('./validate.ts')).validateBench(options),
  dev: async (options) => (await import('./dev.ts')).devBench(options),
  editor: async (options) => (await import('./editor.ts')).editorBench(options),
  grow: async (options) => (await import('./grow.ts')).growBench(options),
  serve: async (options) => (await import('./serve.ts')).serveBench(options),
  search: async (options) => (await import('./search.ts')).searchBench(options),
  lighthouse: async (options) => (await import('./lighthouse.ts')).lighthouse(options),
  inp: async (options) => (await import('./inp.ts')).inpBench(options),
  blocking: async (options) => (await import('./blockingTime.ts')).blockingBench(options),
  extraction: async () => (await import('#packages/recruiting/bench/extraction.ts')).extraction(),
  requirements: async () => (await import('#packages/recruiting/bench/requirements.ts')).requirements(process.env.DEBUG !== undefined),
  skills: async () => (await import('#packages/recruiting/bench/skills.ts')).skills(process.env.DEBUG !== undefined),
  tools: async (options) => (await import('#packages/recruiting/bench/tools.ts')).toolsBench(options),
  mistakes: async () => (await import('./mistakes.ts')).mistakes(),
  regex: async () => (await import('./regex.ts')).regexBench(),
  chaos: async (options) => (await import('./chaos.ts')).chaosBench(options),
  pictures: async () => (await import('./pictures.ts')).picturesBench(),
  looks: async () => (await import('./looks.ts')).looksBench(),
  receive: async () => (await import('./receive.ts')).receiveBench(),
  validators: async (options) => (await import('./validators/validators.ts')).validatorsBench(options),
  peers: async (options) => (await import('./peers/peers.ts')).peers(options),
  faults: async (options) => (await import('./faults/countFaults.ts')).countFaults(options),
}

/** Those that use the network, or take longest. */
const ONLY_WHEN_NAMED = ['looks', 'search', 'validators', 'peers', 'faults']

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      config: { type: 'string', default: 'config' },
      pages: { type: 'string', default: '1000' },
      repeats: { type: 'string', default: '3' },
      runs: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true },
      sizes: { type: 'string', default: '100,1000' },
      seed: { type: 'string', default: process.env.CHAOS_SEED ?? '1' },
      patience: { type: 'string', default: '15' },
      only: { type: 'string', default: '' },
      from: { type: 'string' },
      out: { type: 'string', default: '.build/faults.json' },
      unit: { type: 'string', default: '10000' },
      browser: { type: 'string', default: '10000' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return console.log(HELP)
  const stranger = positionals.find((name) => !Object.hasOwn(benches, name))
  if (stranger !== undefined) throw new RangeError(`There is no bench "${stranger}".\n\n${HELP}`)
  // Without a fresh bundle each command would read the sources, which takes it a second and more.
  execFileSync(process.execPath, ['--import', 'tsx', 'src/node/cli/bundleCli.ts'])
  const options: Options = {
    configDir: resolve(values.config),
    pages: count('pages', values.pages),
    repeats: count('repeats', values.repeats),
    runs: count('runs', values.runs),
    paths: values.page ?? measuredPages(resolve(values.config)),
    sizes: values.sizes.split(',').map((size) => count('sizes', size)),
    seed: count('seed', values.seed),
    patience: count('patience', values.patience),
    write: values.write,
    only: values.only.split(',').filter(Boolean),
    from: values.from,
    out: resolve(values.out),
    unitFiles: count('unit', values.unit),
    browserFiles: count('browser', values.browser),
  }
  for (const [name, bench] of Object.entries(benches)) {
    if (positionals.length === 0 ? !ONLY_WHEN_NAMED.includes(name) : positionals.includes(name)) await bench(options)
  }
}

function count(name: string, value: string): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`--${name} is "${value}"; it must be a whole number from 1 up`)
  return number
}

process.env.NODE_ENV = 'production'
try {
  await run()
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error)
  process.exitCode = 2
}
