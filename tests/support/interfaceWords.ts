import { files } from '#src/contract/files.ts'
import { sectionSchemas } from '#src/contract/sections.ts'
import { wordFiller } from '#src/node/words/wordFiller.ts'

/** Tools speak English: the analyses know no other language. */
const TOOLS: ReadonlySet<string> = new Set(
  sectionSchemas.filter(({ shape }) => 'limits' in shape && 'caution' in shape).map(({ shape }) => shape.type.value),
)

/** What the builder says in English where nobody has said anything, without the words of tools. */
export function interfaceWords(): string[] {
  const words = new Set<string>()
  for (const { kind, schema } of files) {
    if (kind === 'theme') continue
    wordFiller(schema, kind, (english, place) => {
      if (!place.startsWith('site.toolWords') && !TOOLS.has(place.split('.')[0]!)) words.add(english)
      return undefined
    })
  }
  return [...words]
}
