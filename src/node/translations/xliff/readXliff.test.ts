import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { textParts } from '#src/node/translations/textParts.ts'
import type { TranslatedFile, TranslationText } from '#src/node/translations/translatedFiles.ts'
import { writtenText } from '#src/node/translations/writtenText.ts'
import { readXliff } from './readXliff.ts'
import { writeXliff } from './writeXliff.ts'

const text = (words: Partial<TranslationText>) =>
  ({ id: 'title', kind: 'markdown', target: undefined, state: 'missing', label: 'Title', ...words }) as TranslationText

function document(...texts: TranslationText[]): string {
  const file = { source: { file: 'pages/über uns.json' }, path: '/über-uns', name: 'Über uns', texts } as unknown as TranslatedFile
  return writeXliff([file], 'de', 'ar')
}

function read(xml: string | Uint8Array) {
  const returned = readXliff(typeof xml === 'string' ? Buffer.from(xml) : xml)
  if ('failure' in returned) throw new Error(returned.failure)
  return returned
}

/** A document of another tool, with the inside of its only unit. */
const foreign = (inside: string, head = '<?xml version="1.0"?>') =>
  `${head}<xliff version='2.0' trgLang='de' srcLang='en' xmlns='urn:oasis:names:tc:xliff:document:2.0'><file id='f'><unit id='u'>${inside}</unit></file></xliff>`

const piecesIn = (inside: string) => read(foreign(inside)).texts[0]!.translation

test('a document has a unit for each text, with its limit, its label, and its codes protected', () => {
  const xml = document(
    text({ source: 'See **the** [loaf](/loaf) {x}', most: 60, about: 'The "title" & more.' }),
    text({ id: 'tags.weiß.label', kind: 'plain', source: 'a\u0001<b>', target: 'ب', state: 'stale' }),
  )
  expect(xml).toContain('srcLang="de" trgLang="ar"')
  expect(xml).toContain('trgDir="rtl"')
  expect(xml).toContain('<unit id="title" name="title" slr:sizeRestriction="60">')
  expect(xml).toContain('<note category="about">The "title" &amp; more.</note>')
  expect(xml).toContain('<data id="d3">](/loaf)</data>')
  expect(xml).toContain('dataRefStart="d2" dataRefEnd="d3" type="link" canCopy="no" canDelete="no"')
  expect(xml).toContain('<unit id="tags.wei_df_.label"')
  expect(xml).toContain('<source>a<cp hex="0001"/>&lt;b&gt;</source>')
  expect(xml).toContain('<segment id="s1" state="initial" subState="pb:stale">')
  const { language, texts } = read(xml)
  expect(language).toBe('ar')
  expect(texts).toMatchObject([
    { file: 'pages/über uns.json', id: 'title', translation: null },
    { id: 'tags.weiß.label', translation: { pieces: ['ب'] }, isConfirmed: false },
  ])
})

test.each([
  [
    'attributes in another order, other namespaces and annotations',
    '<mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"><mtc:match ref="#s1"><source>Old</source><target>Alt</target></mtc:match></mtc:matches><segment state="final" id="s1" x:y="z" xmlns:x="urn:x"><source>Old <ph id="c1"/></source><target xml:lang="de"><mrk id="m1" type="term">Neu</mrk> <ph dataRef="d1" id="c1"/></target></segment>',
    ['Neu', ' ', { id: 'c1' }],
  ],
  [
    'a split segment whose code goes on in the next one',
    '<segment id="s1-1"><source><sc id="c1"/>One.</source><target><sc id="c1"/>Eins.</target></segment><ignorable><source> </source></ignorable><segment id="s1-2"><source>Two.<ec startRef="c1"/></source><target>Zwei.<ec startRef="c1"/></target></segment>',
    [{ id: 'c1', inner: ['Eins.', ' ', 'Zwei.'] }],
  ],
  [
    'segments in another order',
    '<segment><source>A</source><target order="2">a</target></segment><segment><source>B</source><target order="1">b</target></segment>',
    ['b', 'a'],
  ],
  [
    'characters as codes, CDATA and references',
    '<segment><source>A</source><target>a<cp hex="0001"/><![CDATA[<b>]]>&#252;&amp;</target></segment>',
    ['a', '\u0001', '<b>', 'ü&'],
  ],
  ['targets without sources', '<segment><target>a </target></segment><segment><target>b</target></segment>', ['a ', 'b']],
  ['a target without words', '<segment><source>A</source><target/></segment>', null],
])('it reads %s', (_what, inside, pieces) => {
  expect(piecesIn(inside)).toEqual(pieces && { pieces })
})

test('it reads UTF-16, a byte order mark, and Windows line ends', () => {
  const xml = foreign('<segment>\r\n<source>A</source>\r\n<target>ä\r\nö</target></segment>', '<?xml version="1.0" encoding="UTF-16"?>')
  const little = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(xml, 'utf16le')])
  for (const bytes of [little, Buffer.from(Buffer.from(little).swap16()), Buffer.from(`\uFEFF${xml.replace('16', '8')}`)])
    expect(read(bytes).texts[0]!.translation).toEqual({ pieces: ['ä\nö'] })
  // Programs that store their texts as UTF-16 declare it also where they write UTF-8.
  expect(read(Buffer.from(xml)).texts[0]!.translation).toEqual({ pieces: ['ä\nö'] })
})

test('a file is known by its id where a tool has written another path as the original', () => {
  const xml = document(text({ source: 'A' })).replace('original="', 'original="C:\\work\\de\\')
  expect(read(xml).texts).toMatchObject([{ file: 'pages/über uns.json', id: 'title' }])
})

test.each([
  [
    'XLIFF 1.2',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>',
    'Line 1: the file is XLIFF 1.2. Export it from the translation tool as XLIFF 2.',
  ],
  ['another format', '<tmx version="1.4"/>', 'Line 1: the file is not XLIFF 2: it starts with <tmx>.'],
  ['damaged XML', `${foreign('')}</x>`, 'Line 1: the XML is damaged'],
  [
    'a document type definition',
    foreign('<segment><source>A</source></segment>', '<!DOCTYPE xliff [<!ENTITY name "words">]>'),
    'has a document type definition',
  ],
  ['an unknown entity', foreign('<segment><source>&name;</source></segment>'), 'the XML is damaged'],
  ['a wrong encoding', Buffer.from([0x3c, 0x78, 0xff, 0xfe, 0x80]), 'not in the encoding that it names'],
])('%s is refused with the reason', (_what, xml, reason) => {
  expect(readXliff(Buffer.from(xml))).toEqual({ failure: expect.stringContaining(reason) })
})

test.each([
  [
    'only a part of a text is translated',
    '<segment><source>A</source><target>a</target></segment><segment><source>B</source></segment>',
    'only 1 of 2 segments are translated',
  ],
  [
    'codes are torn apart',
    '<segment><source><pc id="1">A</pc></source><target><ec startRef="1"/>a<sc id="1"/></target></segment>',
    'the start and end tags do not match',
  ],
])('a text is reported if %s', (_what, inside, reason) => {
  expect(read(foreign(inside)).texts[0]).toMatchObject({ translation: null, fault: { reason } })
})

const run = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '*',
      '[x](/y)',
      '**b**',
      '\n\n',
      '## ',
      '- ',
      '`c`',
      'خبز',
      '強調',
      '&',
      '<',
      '>',
      '"',
      ']]>',
      '\r',
      '\t',
      '\u0001',
      '\ufffe',
      '😀',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
  ),
  maxLength: 8,
})

test('any text comes back byte for byte', () => {
  fc.assert(
    fc.property(run, fc.boolean(), (source, isMarkdown) => {
      const parts = textParts(source, isMarkdown)
      const kind = isMarkdown ? 'markdown' : 'plain'
      const xml = document(text({ kind, source, target: source, state: 'done' }))
      const [back] = read(xml).texts
      expect(back!.isConfirmed || back!.translation === null).toBe(true)
      if (!back!.translation || !('pieces' in back!.translation)) return
      const made = writtenText(back!.translation.pieces, { source: parts, current: parts, isMarkdown })
      expect(made).toEqual({ text: source })
    }),
    { numRuns: 300 },
  )
})
