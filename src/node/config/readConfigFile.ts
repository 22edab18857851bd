import { join } from 'node:path'
import type { z } from 'zod'
import { type FileKind, files as fileTable } from '#schemas/files.ts'
import { adviceOf } from '#src/site/checks/ruleOf.ts'
import type { Problem } from '#src/site/problem.ts'
import { type JsonFile, MAX_FILE_BYTES, parseJsonFile } from './jsonFile.ts'
import { readSmallFile } from '#src/node/files/readSmallFile.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { shapeProblems } from './shapeProblems.ts'

/** A file that has the right shape. */
export type ParsedFile<Value = unknown> = { file: string; kind: FileKind; schema: z.ZodType; value: Value }

/**
 * What reading a config file gives: its text with places when it could be read, and its value when that has the right shape. Without `kind`
 * it belongs nowhere.
 */
export type ConfigFile = { kind: FileKind | undefined; json: JsonFile | undefined; parsed: ParsedFile | undefined; problems: Problem[] }

/**
 * Reads a config file and checks its shape. `shown` is the name that problems have for it; a link that leads `outside` is not opened. Never
 * throws on what is in the file or on its not being there.
 */
export function readConfigFile(configDir: string, file: string, shown: string, outside: boolean): ConfigFile {
  const row = fileTable.find(({ pattern }) => pattern.test(file))
  const fault = (code: Problem['code'], message: string, hint?: string): ConfigFile => {
    const problem: Problem = { code, severity: 'error', file: shown, line: 1, column: 1, path: '', message, hint }
    return { kind: row?.kind, json: undefined, parsed: undefined, problems: [problem] }
  }
  if (!row)
    return fault(
      'E_STRAY_FILE',
      'no file of this name belongs here',
      'Pages are in pages/, entries in collections/<name>/, shared sections in fragments/.',
    )
  const { kind, schema } = row
  // That it leads out of the folder is told already.
  if (outside) return { kind, json: undefined, parsed: undefined, problems: [] }
  let source: string
  try {
    const text = readSmallFile(join(configDir, file), MAX_FILE_BYTES)
    if (text === undefined) return fault('E_TOO_BIG', `larger than ${MAX_FILE_BYTES / 1024} KB`, adviceOf('E_TOO_BIG'))
    source = text
  } catch (error) {
    return fault('E_UNREADABLE', `cannot be read: ${errorReason(error)}`)
  }
  const json = parseJsonFile(shown, source)
  if (json.problems.length > 0) return { kind, json, parsed: undefined, problems: json.problems.map((problem) => withFixIn(file, problem)) }
  const result = schema.safeParse(json.value)
  if (!result.success)
    return {
      kind,
      json,
      parsed: undefined,
      problems: shapeProblems(shown, json, schema, result.error).map((problem) => withFixIn(file, problem)),
    }
  return { kind, json: withoutValue(json), parsed: { file, kind, schema, value: result.data }, problems: [] }
}

/**
 * Hardly anybody asks again for what was written, so it is read anew then and not kept: of many files, that is a lot of memory to move
 * about.
 */
function withoutValue({ text, problems, place }: JsonFile): JsonFile {
  return {
    text,
    problems,
    place,
    get value() {
      return JSON.parse(text) as unknown
    },
  }
}

/** A problem of one file as the loader tells it: a fix names the file below the config folder. */
function withFixIn(file: string, problem: Problem): Problem {
  return problem.fix ? { ...problem, fix: { ...problem.fix, file } } : problem
}
