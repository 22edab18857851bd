import type { ToolWords } from '#packages/recruiting/schemas/ToolProps.ts'
import type { ReadFailure } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { fill } from './fill.ts'

const inMegabytes = (bytes: number | undefined) => Number(((bytes ?? 0) / 1_048_576).toFixed(1))
const inSeconds = (milliseconds: number | undefined) => Math.round((milliseconds ?? 0) / 1000)

/** Why a file could not be read, in a sentence with advice; empty if the visitor cancelled. */
export function failureText({ reason, limit, actual }: ReadFailure, words: ToolWords, language: string): string {
  if (reason === 'cancelled') return ''
  const inUnit = { tooLarge: inMegabytes, tooSlow: inSeconds }[reason as string] ?? ((value: number | undefined) => value ?? 0)
  return fill(words[reason], { limit: inUnit(limit).toLocaleString(language), actual: inUnit(actual).toLocaleString(language) })
}
