import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { foldersIn } from '#src/node/sections/foldersIn.ts'
import { readSection } from '#src/node/sections/readSection.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'

const guide = readFileSync('docs/sections.md', 'utf8')

/** The first block of code in a language below a sentence of the guide. */
const blockBelow = (words: string, language: string) =>
  new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'm').exec(guide.slice(guide.indexOf(words)))![1]!

test('the section type that the guide writes step by step can be read, and the section that it puts on a page fits it', async () => {
  const home = dirname(editedBakery({}))
  const folder = join(home, 'sections/rates')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'schema.ts'), blockBelow('**2. Define the fields**', 'ts'))
  writeFileSync(join(folder, 'view.tsx'), blockBelow('**3. Render them**', 'tsx'))
  const read = await readSection(foldersIn(join(home, 'sections'))[0]!, undefined)
  expect(read).toMatchObject({ type: 'rates' })
  const onPage = JSON.parse(blockBelow('**5. Add it to a page**', 'json')) as object
  expect('schema' in read && read.schema.safeParse(onPage).error).toBeUndefined()
})
