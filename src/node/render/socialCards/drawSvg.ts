import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Resvg, initWasm } from '@resvg/resvg-wasm'
import { errorReason } from '#src/node/files/systemError.ts'

/** Converts SVG into pictures: a program without fonts, network or system access, so that equal input results in equal bytes. */
export type SvgDrawer = {
  /** Identifies the program; another version may draw the same input differently. */
  version: string
  /** The pixels of the picture, row by row: red, green, blue and opacity of each. Throws if the input is not SVG. */
  pixels(svg: string): Uint8Array
  /** The same picture in plain shapes: styles, references and units are resolved, texts are removed. Throws if the input is not SVG. */
  plain(svg: string): string
}

let drawer: Promise<SvgDrawer> | undefined

/** Starts the program, once per process. */
export function svgDrawer(): Promise<SvgDrawer> {
  drawer ??= (async () => {
    const program = readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))
    // Tests reload this module but not the package, which can only be initialized once.
    await initWasm(program).catch((error: unknown) => {
      if (!errorReason(error).includes('Already initialized')) throw error
    })
    return {
      version: createHash('sha256').update(program).digest('hex'),
      pixels: (svg) => using(new Resvg(svg), (image) => using(image.render(), ({ pixels }) => pixels)),
      plain: (svg) => using(new Resvg(svg), (image) => image.toString()),
    }
  })()
  return drawer
}

/** Uses an object and frees its memory, which the program would not do by itself. */
function using<Thing extends { free(): void }, Result>(thing: Thing, use: (thing: Thing) => Result): Result {
  try {
    return use(thing)
  } finally {
    thing.free()
  }
}
