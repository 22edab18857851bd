import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Resvg, initWasm } from '@resvg/resvg-wasm'
import { errorReason } from '#src/node/files/systemError.ts'

/** What turns SVG into pictures: a program without fonts, network or anything of the machine, so that equal input gives equal bytes. */
export type SvgDrawer = {
  /** Names the program; another one may draw the same input another way. */
  version: string
  /** The pixels of the picture, row by row: red, green, blue and opacity of each. Throws when the input is no SVG. */
  pixels(svg: string): Uint8Array
  /** The same picture in plain shapes: styles, references and units are worked out, texts are gone. Throws when the input is no SVG. */
  plain(svg: string): string
}

let drawer: Promise<SvgDrawer> | undefined

/** Starts the program, once in a process. */
export function svgDrawer(): Promise<SvgDrawer> {
  drawer ??= (async () => {
    const program = readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))
    // Tests load this module anew while the package stays, which starts only once.
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

/** Uses something whose memory the program would not give back by itself. */
function using<Thing extends { free(): void }, Result>(thing: Thing, use: (thing: Thing) => Result): Result {
  try {
    return use(thing)
  } finally {
    thing.free()
  }
}
