import { contrast } from './contrast.ts'

/** Minimum contrast of a shape (WCAG 2.2, 1.4.11). */
const SEEN = 3

const PAINT = /\b((?:fill|stroke|stop-color|color)\s*[:=]\s*["']?)(#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b|black\b|currentColor\b)/g

/** An SVG for a dark background (`#rrggbb`): colours without enough contrast become white, the others stay. */
export function lightLogo(svg: string, background: string): string {
  const light = svg.replace(PAINT, (whole, field: string, color: string) => (isSeen(color, background) ? whole : `${field}#ffffff`))
  // Shapes without a colour are black.
  const tag = /<svg\b[^<>]*>/.exec(light)?.[0] ?? ''
  return /\sfill=/.test(tag) ? light : light.replace(tag, tag.replace('<svg', '<svg fill="#ffffff"'))
}

function isSeen(color: string, background: string): boolean {
  if (!color.startsWith('#')) return false
  const digits = color.slice(1)
  return contrast(`#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`, background) >= SEEN
}
