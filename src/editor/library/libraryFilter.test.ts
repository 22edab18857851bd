import { expect, test } from 'vitest'
import type { LibraryFile, LibraryUse } from '#src/node/dev/editor/wire.ts'
import { type LibraryFilter, filteredFiles } from './libraryFilter.ts'

const use = (words: string | null, fault: string | null): LibraryUse => ({
  page: '/',
  name: 'Home',
  file: 'pages/index.json',
  keyPath: [],
  words,
  fault,
  describes: null,
})
const file = (path: string, known: Partial<LibraryFile> = {}): LibraryFile => ({
  path,
  bytes: 1,
  size: null,
  uses: [],
  equal: [],
  isLicence: false,
  rights: null,
  ...known,
})
const files = [
  file('/assets/oven.png', { uses: [use('The stove', null)], equal: ['/assets/copy.png'] }),
  file('/assets/copy.png', { equal: ['/assets/oven.png'] }),
  file('/assets/img.jpg', { uses: [use('img.jpg', 'the name of the file')] }),
  file('/assets/tour.webm', { rights: { creator: 'Ada', ai: 'edited' } }),
  file('/assets/fonts/text.woff2', { uses: [use(null, null)] }),
  file('/assets/fonts/OFL.txt', { isLicence: true }),
]

test.each<[Partial<LibraryFilter>, string[]]>([
  [{}, files.map(({ path }) => path)],
  [{ kind: 'picture', state: 'unused' }, ['/assets/copy.png']],
  [{ state: 'unused' }, ['/assets/copy.png', '/assets/tour.webm']],
  [{ state: 'equal' }, ['/assets/oven.png', '/assets/copy.png']],
  [{ state: 'wordless' }, ['/assets/img.jpg']],
  [{ state: 'ai' }, ['/assets/tour.webm']],
  [{ state: 'unlicensed', kind: 'picture' }, ['/assets/oven.png', '/assets/copy.png', '/assets/img.jpg']],
  [{ kind: 'font' }, ['/assets/fonts/text.woff2']],
  [{ kind: 'document' }, ['/assets/fonts/OFL.txt']],
  [{ words: 'STOVE ' }, ['/assets/oven.png']],
])('%j leaves these files', (filter, paths) => {
  expect(filteredFiles(files, { kind: 'all', state: 'all', words: '', ...filter }).map(({ path }) => path)).toEqual(paths)
})
