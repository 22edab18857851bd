import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'
import { withConstants } from '#src/node/render/withConstants.ts'
import { SCRIPTED } from '#src/server/styles/mayMatch.ts'
import { DESKTOP_BREAKPOINT, MOBILE_BREAKPOINT, REVEAL_DEFAULTS } from '#src/site/constants.ts'

/** What comes to browsers, without comments: a file’s path and its text. The analysis of documents has numbers of its own. */
const sources = ['src', 'packages/recruiting/ui', 'packages/recruiting/sections']
  .flatMap((folder) => findFiles(folder).map((file) => join(folder, file)))
  .filter(
    (file) =>
      /\.(?:tsx?|css)$/.test(file) &&
      !/\.test\.tsx?$|^src\/(?:node|contract|site\/(?:checks|diff|head))\/|sections\/\w+\/schema\.ts$/.test(file),
  )
  .map((file) => [file, readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')] as const)
const styleSheets = sources.filter(([file]) => file.endsWith('.css'))

/** Where a pattern is found, as `file: text`. */
function placesOf(pattern: RegExp, within = sources): string[] {
  return within.flatMap(([file, text]) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`))
}

test('R7 breakpoints and the measures of the reveal are written in one module only', () => {
  const { durationMs, shiftPx, threshold } = REVEAL_DEFAULTS
  const places = placesOf(
    new RegExp(
      [
        `\\b(?:${[DESKTOP_BREAKPOINT, DESKTOP_BREAKPOINT + 1, MOBILE_BREAKPOINT, MOBILE_BREAKPOINT + 1].join('|')})(?:px)?\\b`,
        `\\b${durationMs}\\b`,
        `(?<![\\d.])0?\\.${durationMs / 10}s`,
        `(?:reveal|shift)[^\\n]*\\b${shiftPx}(?:px)?\\b`,
        `threshold[^\\n]*\\b${threshold}\\b`,
      ].join('|'),
      'gi',
    ),
  )
  expect([...new Set(places.map((place) => place.split(':')[0]))]).toEqual(['src/site/constants.ts'])
})

test('R7 the build writes the constants into the style sheets, and every name that stands for one is known', () => {
  const css = withConstants(styleSheets.map(([, text]) => text).join(''))
  expect(css).toContain(`@media (max-width: ${MOBILE_BREAKPOINT}px)`)
  expect(css).toContain(`@media not all and (max-width: ${DESKTOP_BREAKPOINT}px)`)
  expect(css).toContain(`--reveal-duration:${REVEAL_DEFAULTS.durationMs}ms`)
  expect(css).not.toMatch(/(?<!var)\(--/)
})

test('R1.3 style sheets of shell and page have no colour and no font of their own', () => {
  expect(placesOf(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|: *(?:white|black)\b/gi, styleSheets)).toEqual([])
  expect(
    placesOf(/font-family:(?!\s*var\(--mui-[\w-]*font\))[^;]*|\bfont:(?![^;]*var\(--mui-font\)|\s*inherit)[^;]*/g, styleSheets),
  ).toEqual([])
})

test('what scripts write on elements that they have not rendered is known when rules are left out of documents', () => {
  const written = placesOf(
    /\bdataset(?:\.|\[')(\w+)(?:'\])?(?= = )|\bMARK = '\w+'/g,
    sources.filter(([file]) => !file.startsWith('src/editor/')),
  )
  const names = written.map((place) => /(\w+)(?:'\]?)?$/.exec(place)![1]!.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  expect([...new Set(names.map((name) => `data-${name}`))].sort()).toEqual(SCRIPTED)
})
