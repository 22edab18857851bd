import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes the two files of a custom section type next to its config folder. */
export function writeOwnSection(configDir: string, type: string, { schema, view }: { schema: string; view: string }): void {
  const folder = join(dirname(configDir), 'sections', type)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'schema.ts'), schema)
  writeFileSync(join(folder, 'view.tsx'), view)
}

/** A section type that counts clicks, and one that shows a loaf and uses external pictures. */
export const COUNTER = {
  schema: `import { heading, section } from 'page-builder/schemas'
export const behaviour = 'live'
export default section('counter', 'Counts presses.', heading, [{ title: 'Count' }])
`,
  view: `import { useState } from 'react'
import Button from '@mui/material/Button'
import { SectionHeading } from 'page-builder/ui'
export default function Counter({ title }: { title: string }) {
  const [count, setCount] = useState(0)
  return <><SectionHeading title={title} /><Button onClick={() => setCount(count + 1)}>{\`Pressed: \${count}\`}</Button></>
}
`,
}

export const LOAF = {
  schema: `import { z } from 'zod'
import { Markdown, heading, line, section } from 'page-builder/schemas'
export const hosts = { img: ['https://pictures.example'] }
export default section('loafOfTheDay', 'The loaf of today.', {
  ...heading,
  loaf: line(60).describe('Name of the loaf.'),
  grams: z.int().min(100).describe('Its weight in grams.'),
  body: Markdown.describe('What is in it.'),
}, [{ title: 'Today', loaf: 'Rye loaf', grams: 1000, body: 'Rye, **water**, salt.' }])
`,
  view: `import { styled } from '@mui/material/styles'
import { Html, SectionHeading, color } from 'page-builder/ui'
export default function LoafOfTheDay({ title, loaf, grams, body }: { title: string; loaf: string; grams: number; body: string }) {
  return <><SectionHeading title={title} /><Root><h3>{loaf}</h3><p className="weight">{\`\${grams} g\`}</p><Html html={body} /></Root></>
}
const Root = styled('div')({ '& .weight': { color: color.accent } })
`,
}

/** Writes the words of custom section types next to their folder, including other languages. */
export function writeOwnWords(configDir: string, declared: string, packs: Record<string, string> = {}): void {
  const home = dirname(configDir)
  writeFileSync(join(home, 'words.ts'), declared)
  mkdirSync(join(home, 'words'), { recursive: true })
  for (const [language, text] of Object.entries(packs)) writeFileSync(join(home, 'words', `${language}.json`), text)
}

/** A section type with words that a site can change, and these words. */
export const HOURS = {
  schema: `import { heading, line, section } from 'page-builder/schemas'
export const behaviour = 'still'
export const words = { labels: 'bakeryHours' }
export default section('hours', 'When the shop is open.', { ...heading, until: line(20).describe('Until when.'), note: line(60).default('Closed on holidays').describe('Said below.') }, [{ title: 'Hours', until: '18:00' }])
`,
  view: `import { SectionHeading } from 'page-builder/ui'
export default function Hours({ title, until, note, labels }) {
  return <><SectionHeading title={title} /><p>{labels.open.replace('{until}', until)}</p><p>{note}</p></>
}
`,
  words: `import { line, words } from 'page-builder/schemas'
export default words('bakeryHours', 'Texts about opening hours.', {
  open: line(60).default('Open until {until}').describe('Said while the shop is open; {until} is when it closes.'),
  closed: line(60).default('Closed now').describe('Shown while it is closed.'),
})
`,
}

/** A section type with a field that has the name of one of the builder’s tools. */
export const DOSES = {
  schema: `import { heading, line, section } from 'page-builder/schemas'
export const behaviour = 'still'
export default section('doseTable', 'How much of a thing is allowed.', { ...heading, limits: line(60).describe('The limits.') }, [
  { title: 'Limits', limits: 'Two a day' },
])
`,
  view: `import { SectionHeading } from 'page-builder/ui'
export default function DoseTable({ title, limits }: { title: string; limits: string }) {
  return <><SectionHeading title={title} /><p>{limits}</p></>
}
`,
}

/** A section type for the top of a page: its heading is the main one. */
export const SHOPFRONT = {
  schema: `import { heading, section } from 'page-builder/schemas'
export const opensPage = true
export default section('shopfront', 'The window of the shop.', heading, [{ title: 'Come in' }])
`,
  view: `import { SectionHeading } from 'page-builder/ui'
export default function Shopfront({ title }: { title: string }) {
  return <><SectionHeading title={title} /><SectionHeading title="Open today" level={2} /></>
}
`,
}
