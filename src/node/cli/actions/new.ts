import { type Ask, askOnTerminal } from '#src/node/edit/askOnTerminal.ts'
import { askUntil } from '#src/node/edit/askUntil.ts'
import { runPlan } from '#src/node/cli/runPlan.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { warmDrafts } from '#src/node/edit/draftMemory.ts'
import { dayOf } from '#src/node/edit/dayOf.ts'
import { guardOf } from '#src/node/edit/rights/guard.ts'
import { planNew, whyNotFamily } from '#src/node/edit/planNew.ts'
import { printable } from '#src/node/text/printable.ts'
import { writeSection } from '#src/node/sections/writeSection.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'

/** What to create: `page` and a path, or a collection and an id. `now` is the clock; `ask` asks for missing arguments, if defined. */
export type NewOptions = {
  configDir: string
  words: string[]
  draft?: boolean | undefined
  dryRun?: boolean | undefined
  as?: string | undefined
  now?: () => Date
  ask?: Ask | undefined
}

const USAGE = 'Usage: npm run new -- <collection> <id>, npm run new -- page <path>, or npm run new -- section <type>.'

/** Creates a valid page. Returns 0 on success, 1 if it is not possible, 2 if an argument is missing and there is no terminal to ask in. */
export async function newPage({
  configDir,
  words,
  draft = false,
  dryRun = false,
  as,
  now = () => new Date(),
  ask = askOnTerminal(),
}: NewOptions): Promise<number> {
  if (words.length > 2) return misused(`Too many arguments. ${USAGE}`)
  await warmDrafts(configDir)
  const config = configBefore(configDir)
  const missing = config.problems.filter(({ code }) => code === 'E_NO_CONFIG')
  if (missing.length > 0) {
    console.error(problemsAsText(missing))
    return 1
  }
  if (words[0] === 'section' && !config.pages.collections.has('section'))
    return as === undefined
      ? newSection(configDir, words[1], dryRun)
      : misused('Section types are code, which roles do not cover. Leave out --as.')
  const families = [...config.pages.collections.keys(), 'page'].join(', ')
  const family = words[0] || (await askUntil(ask, `What to create (${families}): `, (answer) => whyNotFamily(config, answer)))
  if (!family) return misused(`The collection is missing (${families}). ${USAGE}`)
  const plan = (id: string) => planNew(config, { family, id, today: dayOf(now()), draft })
  const whyNot = (id: string) => {
    const made = plan(id)
    return 'failure' in made ? made.failure : undefined
  }
  const id = words[1] || (await askUntil(ask, family === 'page' ? 'Path, such as /about-us: ' : 'Id, such as data-retention: ', whyNot))
  if (!id) return misused(`The ${family === 'page' ? 'path' : 'id'} is missing. ${USAGE}`)
  return runPlan(configDir, plan(id), { label: `add the page ${id}`, isDryRun: dryRun, guard: guardOf(configDir, as) })
}

/** Creates an own section type of the company. */
function newSection(configDir: string, type: string | undefined, isDryRun: boolean): number {
  if (type === undefined) return misused(`The name of the section type is missing, such as openingTimes. ${USAGE}`)
  const made = writeSection(configDir, type, isDryRun)
  if ('failure' in made) {
    console.error(made.failure)
    return 1
  }
  for (const file of made.files) console.log(`${isDryRun ? 'would write' : 'wrote    '} ${printable(file)}`)
  console.log('Pages can use it now; the gallery of npm run dev shows it.')
  return 0
}

function misused(message: string): number {
  console.error(message)
  return 2
}
