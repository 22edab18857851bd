import { textNote } from '#src/node/config/parse/textNote.ts'
import { direction } from '#src/site/head/direction.ts'
import { type Inline, type Mark, type Span, type TextPart, codesIn, withIdsOf } from '#src/node/translations/inlineText.ts'
import { textParts } from '#src/node/translations/textParts.ts'
import type { TranslatedFile, TranslationText } from '#src/node/translations/translatedFiles.ts'
import { cdataFree, inAttribute } from './xmlText.ts'
import { xmlId } from './xmlId.ts'

/** The version of the format, whose namespace is still that of 2.0. */
const NAMESPACES = 'xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0"'

/** An XLIFF 2.1 document with the texts of files in one language. `from` and `to` are tags of languages. */
export function writeXliff(files: readonly TranslatedFile[], from: string, to: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff ${NAMESPACES} version="2.1" srcLang="${inAttribute(from)}" trgLang="${inAttribute(to)}">`,
    ...files.flatMap((file) => fileElement(file, from, to)),
    '</xliff>',
    '',
  ].join('\n')
}

function fileElement({ source, path, name, texts }: TranslatedFile, from: string, to: string): string[] {
  const units = texts.map((text) => unitElement(text))
  const directions = [...(direction(from) === 'rtl' ? [' srcDir="rtl"'] : []), ...(direction(to) === 'rtl' ? [' trgDir="rtl"'] : [])].join(
    '',
  )
  return [
    `  <file id="${xmlId(source.file)}" original="${inAttribute(source.file)}"${directions} xml:space="preserve">`,
    // What the texts were at the time of the export, for the import.
    `    <skeleton>${texts.map(({ id, source: words, target }) => [xmlId(id), textNote(words), target === undefined ? '-' : textNote(target)].join(' ')).join('\n')}</skeleton>`,
    '    <slr:profiles generalProfile="xliff:codepoints"/>',
    '    <notes>',
    `      <note category="page">${cdataFree(path === null ? source.file : `${name}, ${path}`)}</note>`,
    '    </notes>',
    ...units.flat(),
    '  </file>',
  ]
}

const STATES = {
  missing: ' state="initial"',
  stale: ' state="initial" subState="pb:stale"',
  done: ' state="final"',
  same: ' state="final"',
} as const

function unitElement({ id, kind, source, target, state, label, about, most }: TranslationText): string[] {
  const isMarkdown = kind !== 'plain'
  const parts = textParts(source, isMarkdown)
  const said = target ?? (state === 'same' ? source : undefined)
  const translated = said === undefined ? undefined : withIdsOf(parts, textParts(said, isMarkdown))
  const data = dataOf([...parts, ...(translated ?? [])])
  const limit = most === undefined ? '' : ` slr:sizeRestriction="${most}"`
  const notes = [
    ['label', label],
    ['about', about],
    ['limit', most === undefined ? undefined : `At most ${most} characters.`],
    ['stale', state === 'stale' ? 'The source has changed since it was translated.' : undefined],
  ].flatMap(([category, words]) => (words === undefined ? [] : [`        <note category="${category}">${cdataFree(words)}</note>`]))
  return [
    `    <unit id="${xmlId(id)}" name="${inAttribute(id)}"${limit}>`,
    '      <notes>',
    ...notes,
    '      </notes>',
    ...(data.size === 0
      ? []
      : [
          '      <originalData>',
          ...Array.from(data, ([raw, name]) => `        <data id="${name}">${cdataFree(raw, true)}</data>`),
          '      </originalData>',
        ]),
    ...segments(parts, translated, STATES[state], data),
    '    </unit>',
  ]
}

/** A segment for each paragraph; one for the whole text if the translation has other paragraphs. */
function segments(parts: readonly TextPart[], translated: readonly TextPart[] | undefined, state: string, data: Data): string[] {
  const written = (inline: readonly Inline[]) => inline.map((piece) => inlineElement(piece, data)).join('')
  const segment = (at: number, source: readonly Inline[], target: readonly Inline[] | undefined) => [
    `      <segment id="s${at}"${state}>`,
    `        <source>${written(source)}</source>`,
    ...(target ? [`        <target>${written(target)}</target>`] : []),
    '      </segment>',
  ]
  if (translated && !isParallel(parts, translated))
    return segment(
      1,
      parts.flatMap(({ inline }) => inline),
      translated.flatMap(({ inline }) => inline),
    )
  let at = 0
  return parts.flatMap(({ around, inline }, index) =>
    around === 'block'
      ? ['      <ignorable>', `        <source>${written(inline)}</source>`, '      </ignorable>']
      : segment((at += 1), inline, translated?.[index]!.inline),
  )
}

function isParallel(parts: readonly TextPart[], translated: readonly TextPart[]): boolean {
  const idOf = ({ inline }: TextPart) => (inline[0] as Mark).id
  return (
    parts.length === translated.length &&
    parts.every((part, index) => {
      const other = translated[index]!
      return (part.around === 'block') === (other.around === 'block') && (part.around !== 'block' || idOf(part) === idOf(other))
    })
  )
}

/** The names of codes in `originalData`. */
type Data = ReadonlyMap<string, string>

function dataOf(parts: readonly TextPart[]): Data {
  const all = parts.flatMap(({ inline }) => codesIn(inline)).flatMap((code) => ('inner' in code ? [code.open, code.close] : [code.raw]))
  return new Map([...new Set(all)].map((raw, index) => [raw, `d${index + 1}`]))
}

const TYPES: Readonly<Record<Span['kind'] | Mark['kind'], string>> = {
  bold: 'type="fmt" subType="xlf:b"',
  italic: 'type="fmt" subType="xlf:i"',
  struck: 'type="fmt" subType="pb:struck"',
  link: 'type="link"',
  image: 'type="image"',
  block: 'type="other" subType="pb:block"',
  break: 'type="fmt" subType="xlf:lb"',
  code: 'type="other" subType="pb:code"',
  value: 'type="ui" subType="xlf:var"',
  other: 'type="other" subType="pb:code"',
}

function inlineElement(piece: Inline, data: Data): string {
  if (typeof piece === 'string') return cdataFree(piece, true)
  const rights = `canCopy="no" canDelete="no"${piece.kind === 'block' ? ' canReorder="no"' : ''}`
  const type = TYPES[piece.kind]
  if (!('inner' in piece))
    return `<ph id="${piece.id}" dataRef="${data.get(piece.raw)!}" ${type} ${rights} disp="${inAttribute(piece.raw.trim())}"/>`
  const { id, open, close, inner } = piece
  const codes = `dataRefStart="${data.get(open)!}" dataRefEnd="${data.get(close)!}"`
  const shown = `dispStart="${inAttribute(open)}" dispEnd="${inAttribute(close)}"`
  return `<pc id="${id}" ${codes} ${type} ${rights} ${shown}>${inner.map((part) => inlineElement(part, data)).join('')}</pc>`
}
