import { z } from 'zod'
import { configFile } from '#src/node/patch/configFile.ts'
import { draftFiles } from '#src/node/patch/draftFiles.ts'
import { draftRefusal } from '#src/node/patch/draftRefusal.ts'
import { readSources } from '#src/node/edit/sources.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import type { Tool } from '#src/node/mcp/tool.ts'

/** Maximum number of a file’s characters in a response; as JSON they can be twice as many. */
const MOST_CHARACTERS = 25_000

const Input = z.strictObject({
  file: z.string().min(1).max(300).describe('Path relative to the config folder, such as pages/visit.json.'),
  from: z.int().min(0).default(0).describe('Offset of the first character: the "next" value of the previous answer.'),
})

/** Reads a file of the config. */
export const read: Tool<typeof Input> = {
  name: 'read',
  title: 'Read a file',
  description:
    'Reads a JSON or Markdown file of the config, with its hash. Pass the hash to a patch as "baseHash", so that the patch cannot overwrite newer changes.',
  input: Input,
  changes: false,
  call({ file, from }, { configDir, allowDrafts }) {
    const opened = configFile(configDir, file)
    if ('failure' in opened) return { text: opened.failure, isError: true }
    const hidden = allowDrafts ? new Set<string>() : draftFiles(readSources(configDir))
    if (hidden.has(file)) return { text: draftRefusal(file), isError: true }
    if (!opened.found) {
      const others = findFiles(configDir).filter((other) => /\.(?:json|md)$/.test(other) && !hidden.has(other))
      return { text: `There is no ${file}. ${didYouMean(file, others) ?? ''}`.trim(), isError: true }
    }
    const { text, hash } = opened.found
    const part = text.slice(from, from + MOST_CHARACTERS)
    const next = from + part.length
    return { text: JSON.stringify({ file, hash, characters: text.length, ...(next < text.length ? { next } : {}), text: part }, null, 1) }
  },
}
