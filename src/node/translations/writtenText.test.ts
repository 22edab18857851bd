import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Inline, joined, withIdsOf } from './inlineText.ts'
import { textParts } from './textParts.ts'
import { type Piece, writtenText } from './writtenText.ts'

const piecesOf = (inline: readonly Inline[]): Piece[] =>
  inline.map((piece) =>
    typeof piece === 'string' ? piece : 'inner' in piece ? { id: piece.id, inner: piecesOf(piece.inner) } : { id: piece.id },
  )

/** The pieces of a text, as a translator sees them. */
const allOf = (text: string, isMarkdown = true) => piecesOf(textParts(text, isMarkdown).flatMap(({ inline }) => inline))

/** The text with other words: `change` is called for each run of words. */
function retold(text: string, change: (words: string) => string, isMarkdown = true) {
  const source = textParts(text, isMarkdown)
  const map = (pieces: Piece[]): Piece[] =>
    pieces.map((piece) => (typeof piece === 'string' ? change(piece) : piece.inner ? { ...piece, inner: map(piece.inner) } : piece))
  return writtenText(map(allOf(text, isMarkdown)), { source, current: undefined, isMarkdown })
}

test.each([
  ['Plain.', 'PLAIN.'],
  ['The [rye loaf](/breads/rye-loaf "dark") holds **no wheat**.', 'THE [RYE LOAF](/breads/rye-loaf "dark") HOLDS **NO WHEAT**.'],
  [
    '## Ripe\n\nOne year,\nat *twelve* degrees.\n\n- one\n- two\n  more\n',
    '## RIPE\n\nONE YEAR, AT *TWELVE* DEGREES.\n\n- ONE\n- TWO MORE\n',
  ],
  ['> A quote\\\n> on two lines', '> A QUOTE\\\n> ON TWO LINES'],
  ['| a | b |\n|---|---|\n| c d | `e` |\n', '| A | B |\n|---|---|\n| C D | `e` |\n'],
  ['![A loaf](/assets/loaf.webp) and ~~old~~', '![A LOAF](/assets/loaf.webp) AND ~~OLD~~'],
  ['***both*** and **bold *in* it**', '***BOTH*** AND **BOLD *IN* IT**'],
  ['See https://example.org/a_b_c now', 'SEE HTTPS://EXAMPLE.ORG/A_B_C NOW'],
  ['```\ncode\n```\n\nText', '```\ncode\n```\n\nTEXT'],
  ['1. one\n2. two\n\n---\n\nend', '1. ONE\n2. TWO\n\n---\n\nEND'],
])('%j becomes %j', (text, expected) => {
  expect(
    textParts(text, true)
      .map(({ raw }) => raw)
      .join(''),
  ).toBe(text)
  expect(retold(text, (words) => words.toUpperCase())).toEqual({ text: expected })
})

test.each([
  ['Word', '# not a heading', '\\# not a heading'],
  ['Word', '1. not a list', '1\\. not a list'],
  ['Word', 'two *stars* and [b](c)', 'two \\*stars\\* and \\[b\\](c)'],
  ['Word', 'snake_case and 3 * 4', 'snake_case and 3 * 4'],
  ['Word', 'a\nb', 'a b'],
  ['Word', ' Wort\n', 'Wort'],
  ['## Word', 'C #', '## C \\#'],
  ['| Word |\n|---|\n', 'a | b', '| a \\| b |\n|---|\n'],
  ['**Word**', ' fett ', '**fett**'],
  ['**Word**', '「強調」', '**「強調」**'],
])('in %j, the words %j are written as %j', (text, words, expected) => {
  expect(retold(text, () => words)).toEqual({ text: expected })
})

test.each([
  [
    'a link is missing',
    'See [rye](/rye) and **bold**.',
    ['See rye and ', { id: 'c2', inner: ['bold'] }, '.'],
    'the link (/rye) is missing',
  ],
  [
    'a code is there twice',
    '**Bold** text',
    [
      { id: 'c1', inner: ['a'] },
      { id: 'c1', inner: ['b'] },
    ],
    'bold text is there twice',
  ],
  ['a code is unknown', 'Text', ['T', { id: 'x9' }], 'the tag x9 is unknown'],
  ['a paragraph is empty', 'One\n\nTwo', ['Eins', { id: 'b1' }, ' '], 'has no translation'],
  ['paragraphs are joined', 'One\n\nTwo', ['Eins Zwei'], 'the tags that separate paragraphs'],
  ['paragraphs change places', '- One\n\n## Two', ['a', { id: 'b2' }, 'b', { id: 'b1' }], 'the tags that separate paragraphs'],
  ['Markdown cannot say it', 'a **b**c', ['語', { id: 'c1', inner: ['「語」'] }, '語'], 'Markdown cannot express'],
])('is refused if %s', (_what, text, pieces, reason) => {
  expect(writtenText(pieces, { source: textParts(text, true), current: undefined, isMarkdown: true })).toEqual({
    reason: expect.stringContaining(reason),
    advice: expect.any(String),
  })
})

test('fields in braces are codes of plain texts', () => {
  expect(retold('From {start, month} on', (words) => words.toUpperCase(), false)).toEqual({ text: 'FROM {start, month} ON' })
  expect(writtenText(['Ab sofort'], { source: textParts('From {start}', false), current: undefined, isMarkdown: false })).toMatchObject({
    reason: '{start} is missing',
  })
})

test('a translation keeps the bytes of paragraphs that have not changed, and may do without a code that it had not before', () => {
  const source = textParts('One **bold** word\n\nTwo', true)
  const current = withIdsOf(source, textParts('Ein \\*fettes\\* Wort\n\nZwei', true))
  const template = { source, current, isMarkdown: true }
  expect(writtenText(['Ein *fettes* Wort', { id: 'b1' }, 'Drei'], template)).toEqual({ text: 'Ein \\*fettes\\* Wort\n\nDrei' })
  expect(writtenText(['Ein ', { id: 'c1', inner: ['fettes'] }, ' Wort', { id: 'b1' }, 'Zwei'], template)).toEqual({
    text: 'Ein **fettes** Wort\n\nZwei',
  })
})

const words = fc.oneof(
  fc.constantFrom(
    'word',
    'Brot',
    'خبز الجاودار',
    '強調',
    'ไทย',
    '*',
    '_',
    '`',
    '[',
    ']',
    '|',
    '#',
    '- ',
    '1. ',
    '<b>',
    '&amp;',
    '\\',
    '~~',
    '!',
    ' ',
    'a_b',
    '😀',
    '>',
    ':',
    '\u00a0',
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
)
const run = fc.array(words, { minLength: 1, maxLength: 4 }).map((all) => all.join('').replace(/\s+/g, ' '))
const line = fc.letrec<{ line: string }>((tie) => ({
  line: fc.oneof(
    { maxDepth: 3 },
    run,
    fc.tuple(run, tie('line'), run).map(([a, b, c]) => `${a}**${b}**${c}`),
    fc.tuple(run, tie('line')).map(([a, b]) => `${a} [${b}](/visit) `),
    fc.tuple(run, tie('line')).map(([a, b]) => `${a} *${b}* `),
    run.map((a) => `${a} \`code\` end`),
  ),
})).line
const markdown = fc
  .array(
    fc.tuple(fc.constantFrom('', '## ', '- ', '> ', '1. '), line).map(([start, text]) => start + text),
    { minLength: 1, maxLength: 4 },
  )
  .map((blocks) => blocks.join('\n\n'))

test('any Markdown comes back byte for byte, and any other words come back as written or are refused', () => {
  fc.assert(
    fc.property(markdown, run, (text, other) => {
      const source = textParts(text, true)
      expect(source.map(({ raw }) => raw).join('')).toBe(text)
      const template = { source, current: undefined, isMarkdown: true }
      expect(writtenText(allOf(text), template)).toEqual({ text })
      const back = retold(text, (own) => (own.trim() === '' ? own : other))
      if ('text' in back) {
        const said = textParts(back.text, true)
        expect(said.map(({ around }) => around)).toEqual(source.map(({ around }) => around))
        const codes = (parts: typeof said) =>
          parts.flatMap(({ inline }) => joined(inline)).filter((piece) => typeof piece !== 'string').length
        expect(codes(said)).toBe(codes(source))
      }
    }),
    { numRuns: 300 },
  )
})
