import { join } from 'node:path'
import { buildSite } from '#src/node/render/buildSite.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import { workerCount } from './workerCount.ts'
import { answer, peakMemory, question } from './measuredRun.ts'
import { describeExcesses } from '#src/node/render/budgets/describeExcesses.ts'

// The run of its own process: builds the synthetic site as `npm run build` would.
const { folder } = question()
const result = await buildSite({ configDir: join(folder, 'config'), dist: join(folder, 'dist'), workDir: join(folder, '.build') })
if (result.status === 'bad-config') throw new Error(problemsAsText(result.problems))
if (result.status === 'bad-pages') throw new Error(JSON.stringify(result.failures.slice(0, 3), null, 2))
if (result.status === 'over-budget') throw new Error(describeExcesses(result.excesses))
if (result.status === 'over-limit') throw new Error(result.excesses.join('\n'))
const { milliseconds, pages, htmlBytes, packMs } = result.report
// The workers pack each page right after they have rendered it.
const packing = packMs / workerCount()
const split = { ...milliseconds, pages: milliseconds.pages - packing, compress: milliseconds.compress + packing }
answer({ milliseconds: split, pages, htmlBytes, peakBytes: peakMemory() })
