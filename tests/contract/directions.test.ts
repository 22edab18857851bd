import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '#src/node/files/findFiles.ts'

/** Where looks are written that visitors see. */
const FOLDERS = [
  'src/app',
  'src/shell',
  'src/sections',
  'src/services',
  'src/theme',
  'src/ui',
  'src/node/receive/http',
  'packages/recruiting/ui',
  'packages/recruiting/sections',
]

/** What says left or right of itself, and is right to: file, and why. */
const EXCEPTIONS: Record<string, string> = {
  'src/shell/sidebar/scrollLock.ts': 'the scrollbar of the window is at the right in every language',
  'src/shell/megaMenu/panelShift.ts': 'it measures within the window, and its answer moves the panel by a number of pixels to the right',
}

const SIDE = '(?:left|right)'
const FAULTS = [
  new RegExp(`\\b(?:margin|padding|border|inset)-${SIDE}\\b`),
  new RegExp(`\\bborder-(?:top|bottom)-${SIDE}-radius\\b`),
  new RegExp(`\\b(?:text-align|float|clear): *${SIDE}\\b`),
  new RegExp(`(?:^|[{;])\\s*${SIDE}:`),
  /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)(?:Color|Width|Style)?\b/,
  /\bborder(?:Top|Bottom)(?:Left|Right)Radius\b/,
  new RegExp(`\\b(?:textAlign|float|clear): '${SIDE}'`),
  new RegExp(`(?:^|[{,])\\s*${SIDE}: ['\`\\d-]`),
  // The short names of MUI.
  /(?:^|[{,])\s*(?:m|p)(?:l|r): /,
  // What moves along the line asks for its way.
  /translateX\((?!calc\([^()]* \* var\(--way, 1\)\))/,
]
/** Four values whose second and fourth are not the same. */
const FOUR = /\b(?:margin|padding|inset)['"]?: *['"`]?([\w.$%{}-]+) ([\w.$%{}-]+) ([\w.$%{}-]+) ([\w.$%{}-]+)['"`;]/

const sources = FOLDERS.flatMap((folder) => findFiles(folder).map((file) => join(folder, file))).filter(
  (file) => /\.(?:css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file) && !(file in EXCEPTIONS),
)

test('R8.7 looks speak of the start and the end of a line, so that they are mirrored where it runs from right to left', () => {
  expect(sources.length).toBeGreaterThan(200)
  const found = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const four = FOUR.exec(line)
        return FAULTS.some((fault) => fault.test(line)) || (four && four[2] !== four[4]) ? [`${file}:${index + 1} ${line.trim()}`] : []
      }),
  )
  expect(found).toEqual([])
})
