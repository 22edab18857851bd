import { parseArgs } from 'node:util'
import { catalogue } from './catalogue.ts'
import { citedIds } from './citedIds.ts'
import { faultTable } from './faultTable.ts'
import { notApplicable } from './notApplicable.ts'
import { runTests } from './runTests.ts'
import { testTitles } from './testTitles.ts'

const HELP = `Usage: npm run test:faults [-- [id or letter]... [--list]]

Runs the tests of every row of the catalogue of faults (docs/requirements.md), or of some rows, and prints how each row stands: pass, FAIL,
skipped (a program that it needs is not there), not applicable and why, or NO TEST. Exit code 1 if one fails or has no test.

  --list   which tests prove which row; runs nothing
  --help   this text`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
})

if (values.help) console.log(HELP)
else process.exitCode = await faults(positionals, values.list)

/** Prints the table of the rows whose ids begin so, and gives the exit code. */
async function faults(wanted: readonly string[], isList: boolean): Promise<number> {
  const isWanted = (id: string) => wanted.length === 0 || wanted.some((begin) => id.startsWith(begin))
  const sections = catalogue()
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ id }) => isWanted(id)) }))
    .filter(({ rows }) => rows.length > 0)
  const titles = testTitles().filter(({ title }) => citedIds(title).some(isWanted))
  const outcomes = isList ? [] : await runTests([...new Set(titles.map(({ file }) => file))])
  const { text, isWhole } = faultTable({
    sections,
    whyNot: notApplicable,
    proofOf(id) {
      const mine = outcomes.filter(({ title }) => citedIds(title).includes(id))
      const ended = (state: string) => mine.filter((outcome) => outcome.state === state)
      return {
        passed: ended('passed').length,
        failed: ended('failed').map(({ file, title }) => `${title} (${file})`),
        skipped: ended('skipped').length,
        written: titles.filter(({ title }) => citedIds(title).includes(id)).length,
      }
    },
  })
  console.log(text)
  if (isList) for (const { file, title } of titles) console.log(`${citedIds(title).join(' ')}  ${file}  ${title}`)
  return isWhole ? 0 : 1
}
