import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')
let names: Set<string> | undefined

/** Names of all available icons. */
export function iconNames(): ReadonlySet<string> {
  names ??= new Set(readdirSync(folder).flatMap((file) => (file.endsWith('.svg') ? [file.slice(0, -4)] : [])))
  return names
}

let drawings: Record<string, string> | undefined

/** The SVG content of each icon, 24 by 24. */
export function iconDrawings(): Record<string, string> {
  drawings ??= Object.fromEntries([...iconNames()].map((name) => [name, drawingOf(name)]))
  return drawings
}

function drawingOf(name: string): string {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8')
  return /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)![1]!.replace(/\s+/g, ' ').trim()
}

/** An SVG sprite with the given icons as symbols; `sprite.svg#name` shows one. Unknown names throw, because config was validated before. */
export function iconSprite(wanted: Iterable<string>): string {
  const symbols = [...new Set(wanted)].sort().map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawingOf(name)}</symbol>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
