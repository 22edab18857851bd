import { SaxesParser, type SaxesTagNS } from 'saxes'
import type { Returned, ReturnedText } from '#src/node/translations/Exchange.ts'
import { decodedText } from '#src/node/translations/decodedText.ts'
import type { Piece } from '#src/node/translations/writtenText.ts'
import { idOfXml } from './xmlId.ts'

/** What is in a source or a target, in order: words, and marks, starts and ends of codes. */
type Token = string | { id: string; does: 'stand' | 'start' | 'end' }
type Segment = { isIgnorable: boolean; state: string; order: number | undefined; source: Token[]; target: Token[] | undefined }
type Unit = { file: string; id: string; segments: Segment[] }

class XliffFault extends Error {}

/** Deeper nesting is not from a translation tool. */
const DEEPEST = 100
const MODULE = 'urn:oasis:names:tc:xliff:document:2.'
const SEGMENTS = new Set(['segment', 'ignorable'])

/**
 * Reads an XLIFF 2 document of any translation tool. Attributes in any order, other namespaces, notes and split segments are accepted; a
 * document type definition is not.
 */
export function readXliff(bytes: Uint8Array): Returned {
  const text = decodedText(bytes)
  if (text === undefined)
    return { failure: 'The file is not in the encoding that it names. Export it from the translation tool again, as UTF-8.' }
  try {
    const { language, units, notes } = unitsIn(text)
    return { language, texts: units.map((unit) => returnedText(unit, notes.get(`${unit.file} ${unit.id}`))) }
  } catch (error) {
    if (error instanceof XliffFault) return { failure: error.message }
    throw error
  }
}

function unitsIn(text: string) {
  const parser = new SaxesParser({ xmlns: true })
  const units: Unit[] = []
  /** The notes of the source and the target of a unit at the time of the export, by file and id. */
  const notes = new Map<string, [source: string, target: string]>()
  const stack: { name: string; isOwn: boolean; tag: SaxesTagNS }[] = []
  let language: string | undefined
  let file = ''
  let skeleton = ''
  let tokens: Token[] | undefined
  const unit = () => units.at(-1)!
  const fail = (words: string): never => {
    throw new XliffFault(`Line ${parser.line}: ${words}`)
  }
  parser.on('error', ({ message }) =>
    fail(`the XML is damaged: ${message.slice(message.indexOf(': ') + 2)} Export the file from the translation tool again.`),
  )
  parser.on('doctype', () =>
    fail('the file has a document type definition, which XLIFF does not use. Remove the line that starts with <!DOCTYPE.'),
  )
  parser.on('opentag', (tag) => {
    const isOwn = tag.uri.startsWith(MODULE)
    const { local: name } = tag
    const parent = stack.at(-1)
    if (stack.length > DEEPEST) fail('the elements are nested too deeply.')
    stack.push({ name, isOwn, tag })
    if (!parent && !(isOwn && name === 'xliff')) fail(whatInstead(tag))
    if (!isOwn) return
    const value = (attribute: string) => tag.attributes[attribute]?.value
    if (name === 'xliff') language = value('trgLang')
    else if (name === 'file') {
      // Some tools write the path of their own copy as the original.
      const own = idOfXml(value('id') ?? '')
      file = own.endsWith('.json') ? own : (value('original') ?? own)
      skeleton = ''
    } else if (name === 'unit') units.push({ file, id: idOfXml(value('id') ?? ''), segments: [] })
    else if (SEGMENTS.has(name) && parent?.name === 'unit')
      unit().segments.push({
        isIgnorable: name === 'ignorable',
        state: value('state') ?? 'initial',
        order: undefined,
        source: [],
        target: undefined,
      })
    else if ((name === 'source' || name === 'target') && parent?.isOwn && SEGMENTS.has(parent.name)) {
      const segment = unit().segments.at(-1)!
      tokens = segment[name] = []
      if (name === 'target' && value('order') !== undefined) segment.order = Number(value('order'))
    } else if (tokens) tokens.push(...startOf(name, value))
  })
  parser.on('text', (words) => {
    const own = stack.at(-1)
    if (own?.isOwn && own.name === 'skeleton') skeleton += words
    else if (tokens && own?.isOwn) tokens.push(words)
  })
  parser.on('cdata', (words) => void (tokens && stack.at(-1)?.isOwn && tokens.push(words)))
  parser.on('closetag', ({ local: name }) => {
    const { isOwn, tag } = stack.pop()!
    if (!isOwn) return
    if (name === 'skeleton')
      for (const line of skeleton.split('\n')) {
        const [id = '', source, target] = line.trim().split(' ')
        if (target !== undefined) notes.set(`${file} ${idOfXml(id)}`, [source!, target])
      }
    if (name === 'pc' && tokens) tokens.push({ id: tag.attributes['id']?.value ?? '', does: 'end' })
    if ((name === 'source' || name === 'target') && SEGMENTS.has(stack.at(-1)?.name ?? '')) tokens = undefined
  })
  parser.write(text).close()
  return { language, units, notes }
}

type Value = (attribute: string) => string | undefined

/** The tokens of the start of an inline element. Annotations have none. */
function startOf(name: string, value: Value): Token[] {
  if (name === 'cp') {
    const code = Number.parseInt(value('hex') ?? '', 16)
    return code >= 0 && code <= 0x10ffff ? [String.fromCodePoint(code)] : []
  }
  if (name === 'ph') return [{ id: value('id') ?? '', does: 'stand' }]
  if (name === 'pc' || name === 'sc') return [{ id: value('id') ?? '', does: 'start' }]
  if (name === 'ec') return [{ id: value('startRef') ?? value('id') ?? '', does: 'end' }]
  return []
}

function whatInstead({ local, uri, attributes }: SaxesTagNS): string {
  const version = attributes['version']?.value ?? ''
  if (local === 'xliff' && (version.startsWith('1.') || uri.includes(':1.')))
    return `the file is XLIFF ${version === '' ? '1' : version}. Export it from the translation tool as XLIFF 2.`
  return `the file is not XLIFF 2: it starts with <${local}>. Choose the file that the translation tool has exported.`
}

const ACCEPTED = new Set(['translated', 'reviewed', 'final'])

function returnedText({ file, id, segments }: Unit, notes: [source: string, target: string] | undefined): ReturnedText {
  // Some tools leave the sources out when they export.
  const isBare = segments.every(({ source }) => source.length === 0)
  const withWords = segments.filter(({ isIgnorable, source, target }) => !isIgnorable && isSaying(isBare ? (target ?? []) : source))
  const translated = withWords.filter(({ target }) => target && isSaying(target))
  const [sourceNote, targetNote] = notes ?? []
  const base = {
    file,
    id,
    sourceWords: isBare ? undefined : segments.map(({ source }) => plain(source)).join(''),
    isConfirmed: withWords.length > 0 && withWords.every(({ state }) => ACCEPTED.has(state)),
    sourceNote,
    targetNote,
  }
  if (translated.length === 0) return { ...base, translation: null }
  if (translated.length < withWords.length) {
    const reason = `only ${translated.length} of ${withWords.length} segments are translated`
    return { ...base, translation: null, fault: { reason, advice: 'Translate the others, too.' } }
  }
  const inOrder = segments
    .map((segment, index) => ({ ...segment, order: segment.order ?? index + 1 }))
    .toSorted((one, other) => one.order - other.order)
  const pieces = piecesOf(inOrder.flatMap(({ isIgnorable, source, target }) => target ?? (isIgnorable ? source : [])))
  return pieces
    ? { ...base, translation: { pieces } }
    : {
        ...base,
        translation: null,
        fault: { reason: 'the start and end tags do not match', advice: 'Put each end tag after its start tag.' },
      }
}

function isSaying(tokens: readonly Token[]): boolean {
  return plain(tokens).trim() !== ''
}

function plain(tokens: readonly Token[]): string {
  return tokens.map((token) => (typeof token === 'string' ? token : '')).join('')
}

/** The pieces of a text; undefined if its starts and ends do not match. */
function piecesOf(tokens: readonly Token[]): Piece[] | undefined {
  const all: Piece[] = []
  const open: { id: string; inner: Piece[] }[] = []
  for (const token of tokens) {
    const here = open.at(-1)?.inner ?? all
    if (typeof token === 'string') here.push(token)
    else if (token.does === 'stand') here.push({ id: token.id })
    else if (token.does === 'start') {
      const span = { id: token.id, inner: [] }
      here.push(span)
      open.push(span)
    } else if (open.pop()?.id !== token.id) return undefined
  }
  return open.length === 0 ? all : undefined
}
