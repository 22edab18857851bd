import { relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Pattern } from './Pattern.ts'

const STACK_FRAME = /(?:file:\/\/)?(\/[^():?]*\/(?:src|schemas|packages)\/[^():?]*\.tsx?)/

/**
 * The regular expressions that files make with `RegExp` while they load. Call it before any of them is loaded: what is loaded already is
 * not made again.
 */
export async function madePatterns(files: readonly string[]): Promise<Pattern[]> {
  const made: Pattern[] = []
  const Original = globalThis.RegExp
  const note = (pattern: RegExp) => {
    const file = makerOf(new Error('where').stack ?? '')
    if (file) made.push({ file, line: 0, source: pattern.source, flags: pattern.flags })
    return pattern
  }
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, [source, flags]: [string, string?], self) =>
      note(Reflect.construct(target, [source, flags], self === target ? target : self) as RegExp),
    apply: (target, self, args: [string, string?]) => note(Reflect.apply(target, self, args) as RegExp),
  })
  try {
    for (const file of files) await import(pathToFileURL(file).href)
  } finally {
    globalThis.RegExp = Original
  }
  return made
}

/** The first file of ours on a stack that does not make patterns for others. */
function makerOf(stack: string): string | undefined {
  for (const frame of stack.split('\n').slice(1)) {
    if (frame.includes('node_modules')) return undefined
    const file = STACK_FRAME.exec(frame)?.[1]
    if (file && !file.endsWith('/text/patterns.ts')) return relative(process.cwd(), file.startsWith('file:') ? fileURLToPath(file) : file)
  }
  return undefined
}
