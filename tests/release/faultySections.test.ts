import { expect, onTestFinished, test } from 'vitest'
import { runCli } from '#tests/support/cli.ts'
import { COUNTER, writeOwnSection } from '#tests/support/ownSection.ts'
import { copySite } from '#tests/support/siteCopy.ts'

const FAULTY: [string, typeof COUNTER, RegExp][] = [
  [
    'a schema that cannot be parsed',
    { ...COUNTER, schema: 'export default section(' },
    /sections\/counter\/schema\.ts:1:\d+ error E_SECTION_CODE/,
  ],
  [
    'a component that cannot be parsed',
    { ...COUNTER, view: 'export default function View( {' },
    /sections\/counter\/view\.tsx:1:\d+ error E_SECTION_CODE/,
  ],
  ['a schema that fails when it is run', { ...COUNTER, schema: 'throw new Error("no flour")' }, /E_SECTION_CODE: .*no flour/],
  [
    'a type with another name',
    { ...COUNTER, schema: COUNTER.schema.replace("'counter'", "'tally'") },
    /E_SECTION_CODE: the section type is named tally/,
  ],
  [
    'an example that does not fit',
    { ...COUNTER, schema: COUNTER.schema.replace("title: 'Count'", 'title: 7') },
    /sections\/counter\/schema\.ts:3:\d+ error E_SECTION_CODE: example 1 does not fit the fields: title: expected string, received number/,
  ],
  [
    'a component that uses another one and does not import it',
    { ...COUNTER, view: COUNTER.view.replace('<Button onClick', '<IconButton onClick').replace('</Button>', '</IconButton>') },
    /sections\/counter\/view\.tsx:6:\d+ error E_SECTION_CODE: "IconButton" is used here but neither imported nor declared/,
  ],
  [
    'a component that uses a hook and does not import it',
    { ...COUNTER, view: COUNTER.view.replace('setCount(count + 1)', 'setCount(useMemo(() => count + 1, []))') },
    /sections\/counter\/view\.tsx:6:\d+ error E_SECTION_CODE: "useMemo" is used here.*Import it: import \{ useMemo \} from 'react'\./,
  ],
  [
    'a component in which a name has a slip',
    { ...COUNTER, view: COUNTER.view.replace('setCount(count + 1)', 'setCount(coutn + 1)') },
    /sections\/counter\/view\.tsx:6:\d+ error E_SECTION_CODE: "coutn" is used here.*Did you mean "count"\?/,
  ],
  [
    'a component that imports a file that is not there',
    { ...COUNTER, view: `import { days } from '../../lib/days.ts'\n${COUNTER.view}console.log(days)\n` },
    /sections\/counter\/view\.tsx:1:23 error E_SECTION_CODE: "\.\.\/\.\.\/lib\/days\.ts" is imported here but does not exist/,
  ],
  [
    'a component that imports what a module does not have',
    { ...COUNTER, view: COUNTER.view.replace('{ SectionHeading }', '{ SectionHeader as SectionHeading }') },
    /sections\/counter\/view\.tsx:3:\d+ error E_SECTION_CODE: .*SectionHeader/,
  ],
  [
    'a component that imports what a package does not offer',
    { ...COUNTER, view: COUNTER.view.replace('@mui/material/Button', '@mui/material/Knob') },
    /sections\/counter\/view\.tsx:2:21 error E_SECTION_CODE: "@mui\/material\/Knob" is imported here but does not exist/,
  ],
  [
    'a schema that imports what a package does not offer',
    { ...COUNTER, schema: `import { knobs } from 'zod/knobs'\n${COUNTER.schema}console.log(knobs)\n` },
    /sections\/counter\/schema\.ts:1:24 error E_SECTION_CODE: "zod\/knobs" is imported here but does not exist/,
  ],
  [
    'a component that imports a default export where there are names',
    { ...COUNTER, view: COUNTER.view.replace('{ SectionHeading }', 'SectionHeading') },
    /sections\/counter\/view\.tsx:3:8 error E_SECTION_CODE: "SectionHeading" is imported here as a default export, but the module has none/,
  ],
  ['another default export', { ...COUNTER, schema: 'export default 7' }, /E_SECTION_CODE: the default export is not a section type/],
  [
    'a behaviour that uses what is not a field',
    { ...COUNTER, schema: COUNTER.schema.replace("behaviour = 'live'", "behaviour = () => (heading.title ? 'live' : 'onUse')") },
    /sections\/counter\/schema\.ts:1:1 error E_SECTION_CODE: behaviour throws for example 1/,
  ],
  [
    'an opensPage that is neither true nor false',
    { ...COUNTER, schema: `${COUNTER.schema}export const opensPage = 'yes'` },
    /E_SECTION_CODE: opensPage is "yes"/,
  ],
  [
    'a field that is another one than every section has by that name',
    {
      ...COUNTER,
      schema: COUNTER.schema.replace("heading, [{ title: 'Count'", "{ ...heading, tone: heading.title }, [{ title: 'Count', tone: 'Warm'"),
    },
    /E_SECTION_CODE: its field tone conflicts with the field that every section has/,
  ],
  [
    'hosts in another form',
    { ...COUNTER, schema: `${COUNTER.schema}export const hosts = ['maps.example']` },
    /E_SECTION_CODE: hosts has the wrong structure/,
  ],
]

test.each(FAULTY)('%s is one problem with its place, and pages that use the type have none', async (_what, files, message) => {
  const site = copySite('tests/fixtures/bakery')
  onTestFinished(site.remove)
  const page = JSON.parse(site.read('pages/visit.json')) as { sections: unknown[] }
  page.sections.splice(1, 0, { type: 'counter', title: 'Count' })
  site.write('pages/visit.json', JSON.stringify(page, null, 2))
  writeOwnSection(site.configDir, 'counter', files)
  const { code, output } = await runCli(['validate', '--config', site.configDir])
  expect(code).toBe(1)
  expect(output).toMatch(message)
  expect(output).toContain('1 error')
})
