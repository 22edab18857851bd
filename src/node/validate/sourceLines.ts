import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Problem } from '#src/site/problem.ts'
import { MAX_FILE_BYTES } from '#src/node/config/jsonFile.ts'

/**
 * Gives the lines of the files that problems lie in, reading each once; undefined for files that have no text to show: pictures, folders,
 * files that are too large, and links that lead out of the config folder, which are not opened.
 */
export function sourceReader(problems: readonly Problem[]): (file: string) => readonly string[] | undefined {
  const outside = new Set(problems.flatMap(({ code, file }) => (code === 'E_OUTSIDE' ? [file] : [])))
  const known = new Map<string, readonly string[] | undefined>()
  return (file) => {
    if (!known.has(file)) known.set(file, outside.has(file) || !/\.(?:json|md)$/.test(file) ? undefined : linesOf(resolve(file)))
    return known.get(file)
  }
}

function linesOf(path: string): string[] | undefined {
  try {
    const stats = statSync(path)
    if (!stats.isFile() || stats.size > MAX_FILE_BYTES) return undefined
    return readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
  } catch {
    // Why it cannot be read is a problem of its own, found by the loader.
    return undefined
  }
}
