import { files } from '#src/contract/files.ts'
import { packFolders } from '#src/node/words/packFolders.ts'
import { wordFiller } from '#src/node/words/wordFiller.ts'

/** The default English words of the builder, without those of packages. */
export function interfaceWords(): string[] {
  const words = new Set<string>()
  for (const { kind, schema } of files) {
    if (kind === 'theme') continue
    wordFiller(schema, kind, (english, place) => {
      if (!packFolders(place)) words.add(english)
      return undefined
    })
  }
  return [...words]
}
