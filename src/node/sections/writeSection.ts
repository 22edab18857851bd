import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { shownSchemas } from '#src/contract/sections.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'

/**
 * Writes the two working files of a new section type to `sections` next to a config folder. Returns their paths, or why they cannot be
 * written.
 */
export function writeSection(configDir: string, type: string, isDryRun: boolean): { files: string[] } | { failure: string } {
  if (!/^[a-z][A-Za-z0-9]{1,40}$/.test(type))
    return {
      failure:
        'The name of a section type must be one word of letters and digits that starts with a lower-case letter, such as openingTimes.',
    }
  const isTaken = type === 'fragment' || shownSchemas().some(({ shape }) => shape.type.value === type)
  const folder = join(dirname(configDir), 'sections', type)
  if (isTaken || existsSync(folder)) return { failure: `The section type ${type} already exists.` }
  const files = [
    [join(folder, 'schema.ts'), schemaOf(type)],
    [join(folder, 'view.tsx'), viewOf(type)],
  ] as const
  if (!isDryRun) {
    mkdirSync(folder, { recursive: true })
    for (const [file, content] of files) writeFileSync(file, content, { flag: 'wx' })
  }
  return { files: files.map(([file]) => pathFromCwd(file)) }
}

function schemaOf(type: string): string {
  return `import { Sentence, heading, line, section } from 'page-builder/schemas'

/** still: static HTML and CSS, without JavaScript; live: behaves in the browser. */
export const behaviour = 'still'

/** The fields of the section, each with a description for authors, and at least one example. */
export default section(
  '${type}',
  'The purpose of the section, in one sentence.',
  {
    ...heading,
    words: Sentence.describe('The text.'),
    source: line(120).optional().describe('The source of the text.'),
  },
  [{ title: 'An example', words: 'Examples are shown in the gallery of the preview, and tested.' }],
)
`
}

function viewOf(type: string): string {
  return `import { SectionHeading, color, space } from 'page-builder/ui'
import type { SectionView } from 'page-builder/schemas'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type schema from './schema.ts'

/** The component: its props are the fields of the section. */
export default function ${type[0]!.toUpperCase()}${type.slice(1)}({ eyebrow, title, lead, words, source }: SectionView<typeof schema>) {
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <Words className="reveal">
        <Typography>{words}</Typography>
        {source && <Typography variant="body2">{source}</Typography>}
      </Words>
    </>
  )
}

const Words = styled('div')({ display: 'grid', gap: space.s12, paddingInlineStart: space.s24, borderInlineStart: \`3px solid \${color.accent}\` })
`
}
