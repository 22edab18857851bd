// @vitest-environment jsdom
import { expect, test } from 'vitest'
import JobScanner from './schema.ts'
import { mount } from '#tests/support/mount.tsx'
import { IgnoredWords } from './IgnoredWords.tsx'

const [example] = JobScanner.meta()!.examples as object[]
const { words } = JobScanner.parse({ type: 'jobScanner', ...example })
const mark = (id: 'jargon' | 'yearsAsked', text: string) => ({ id, text, line: 0, start: 0, end: text.length })

test('R5.3 words can be ignored; a sentence, such as that on years, cannot', async () => {
  const marks = [mark('jargon', 'Ninja'), mark('yearsAsked', 'Ten years of experience.')]
  const view = await mount(<IgnoredWords marks={marks} ignored={[]} words={words} onChange={() => {}} />)
  expect([...view.host.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Ignore “ninja”'])
  await view.unmount()
})
