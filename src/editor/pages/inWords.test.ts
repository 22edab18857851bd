import { expect, test } from 'vitest'
import type { EditorPage } from '#src/node/dev/editor/wire.ts'
import { inWords } from './inWords.ts'

const file = { file: 'collections/plans/small.json', kind: 'entry', hash: '', value: {}, problems: [] }
const page: EditorPage = { path: '/plans/small', name: 'Small', sections: [], files: [file] }

test.each([
  ['Done: add comparisonTable to collections/plans/small.json.', 'Done: add comparison table to “Small”.'],
  ['Another program has changed header.json.', 'Another program has changed “Header and menus”.'],
  ['Undone: change site.json.', 'Undone: change the settings.'],
  ['Done: change callToAction in fragments/closing-call.json.', 'Done: change call to action in “Closing call”.'],
  ['Done: add fragment to collections/plans/small.json.', 'Done: add shared section to “Small”.'],
  ['Done: add the page /plans/large.', 'Done: add the page /plans/large.'],
])('files and section types have the names that people know: %s', (sentence, words) => {
  expect(inWords(sentence, page)).toBe(words)
})
