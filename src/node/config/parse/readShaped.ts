import type { z } from 'zod'
import { parseJsonFile } from '#src/node/config/parse/jsonFile.ts'
import { shapeProblems } from '#src/node/config/parse/shapeProblems.ts'
import type { Problem } from '#src/site/problem.ts'

/**
 * Parses and validates external JSON like config: mistakes are problems with their places in the text, all of them, under the file name
 * `shown`.
 */
export function readShaped<Schema extends z.ZodType>(
  schema: Schema,
  source: string,
  shown: string,
): { value: z.output<Schema> } | { problems: Problem[] } {
  const json = parseJsonFile(shown, source)
  if (json.problems.length > 0) return { problems: json.problems }
  const { success, data, error } = schema.safeParse(json.value)
  return success ? { value: data } : { problems: shapeProblems(shown, json, schema, error) }
}
