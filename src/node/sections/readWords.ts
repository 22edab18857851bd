import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ParseError, parse } from 'jsonc-parser'
import { z } from 'zod'
import { WORDS } from '#schemas/words.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { brokenCode } from './brokenCode.ts'
import { compileSchema } from './compileSchema.ts'
import { placeIn } from './placeIn.ts'
import { type Reached, reachedBy } from './reached.ts'
import type { SectionFault } from './sectionCode.ts'

/** The interface texts of a package: the file that declares them, the folder with its packs, and all inputs. */
export type ReadWords = { file: string; name: string; schema: z.ZodObject; packs: string; reached: Reached }

const DEFAULT_EXPORT = 'Export the result of words(…) of page-builder/schemas as the default.'

/** Reads the interface texts next to a folder of section types: `words.ts`, and a JSON file in `words` for each further language. */
export async function readWords(file: string): Promise<ReadWords | SectionFault> {
  const fault = (message: string, hint: string): SectionFault => ({ file, line: 1, column: 1, message, hint })
  let compiled: Awaited<ReturnType<typeof compileSchema>>
  try {
    compiled = await compileSchema(file)
  } catch (error) {
    return brokenCode(file, error, { what: 'the code of these words', hint: 'Fix the code, or remove the file.' })
  }
  const schema = compiled.found['default']
  const name = schema instanceof z.ZodObject ? schema.meta()?.title : undefined
  if (!(schema instanceof z.ZodObject) || name === undefined) return fault('the default export declares no words', DEFAULT_EXPORT)
  if (!/^[a-z][A-Za-z0-9]*$/.test(name) || name in Object.prototype)
    return fault(`"${name}" cannot be the name of words`, 'Use a name such as openingTimes.')
  if (Object.hasOwn(WORDS, name)) return fault(`words named "${name}" already exist`, 'Rename these.')
  const [issue] = schema.safeParse({}).error?.issues ?? []
  if (issue) return fault(`"${issue.path.join('.')}" has no default`, 'Add the English text: line(60).default("Open today").')
  const packs = join(dirname(file), 'words')
  const files = existsSync(packs) ? findFiles(packs).filter((pack) => pack.endsWith('.json')) : []
  for (const pack of files) {
    const wrong = faultInPack(join(packs, pack))
    if (wrong) return wrong
  }
  const { reached } = compiled.bundle
  const ofPacks = reachedBy(files.map((pack) => join(packs, pack)))
  const folders = { ...reached.folders, ...ofPacks.folders }
  return { file, name, schema, packs, reached: { files: { ...reached.files, ...ofPacks.files }, folders } }
}

function faultInPack(file: string): SectionFault | undefined {
  const text = readFileSync(file, 'utf8')
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors, { disallowComments: true })
  const hint = 'The file is JSON that maps English texts to those of one language: { "Open today": "Heute geöffnet" }.'
  const place = { file, ...placeIn(text, errors[0]?.offset ?? 0) }
  if (errors.length > 0) return { ...place, message: 'these words cannot be read', hint }
  return z.record(z.string(), z.string()).safeParse(value).success
    ? undefined
    : { ...place, message: 'these words have the wrong structure', hint }
}
