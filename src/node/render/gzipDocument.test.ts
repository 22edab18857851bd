import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzipDocument } from './gzipDocument.ts'

const style = (rule: (index: number) => string) => Array.from({ length: 300 }, (_, index) => rule(index * 7919)).join('')
const shared = style((index) => `.a-${index}{color:#${index}}`)
const own = style((index) => `#part${index}>b{margin:${index}px auto}`)

function documentOf(words: string, header = 'Quayfold'): string {
  return [
    `<!doctype html><head><title>${words}</title><style>${shared}</style><style data-emotion="css b">${own}</style></head>`,
    `<body><header class="site-header">${header}</header><main><header>Ä “${words}”</header><style>p{}</style></main><footer>Pier 4</footer>`,
    `<script type="application/json" id="page-data">{"title":"${words}"}</script></body>`,
  ].join('')
}

test.for([
  ['a document', documentOf('Bread')],
  ['one that names its own parts', documentOf('</style><header class="site-header"></main><style>')],
  ['one without a header', documentOf('Bread').replaceAll('site-header', 'other')],
  ['one that ends within a part', documentOf('Bread').slice(0, 3000)],
  ['no document', JSON.stringify({ words: 'Bread' })],
  ['nothing', ''],
])('%s comes out as it went in', ([, text]) => {
  const source = Buffer.from(text!)
  expect(gunzipSync(gzipDocument(source, 5)).equals(source)).toBe(true)
})

test('what was packed before makes no difference', () => {
  const source = Buffer.from(documentOf('Rolls', 'another header'))
  const first = gzipDocument(source, 5)
  gzipDocument(Buffer.from(documentOf('Cakes')), 5)
  expect(gzipDocument(source, 5).equals(first)).toBe(true)
})

test('packing in parts costs few bytes', () => {
  const source = Buffer.from(documentOf('Rolls'))
  expect(gzipDocument(source, 5).length).toBeLessThan(gzipSync(source, { level: 5 }).length * 1.1)
})
