import { type ReactElement, createElement } from 'react'
import { TRACE } from '#src/ui/tracedText.ts'

/** Computes a value from the texts of a shape. */
type OfTexts = (texts: readonly string[]) => string

/** A value that determines the markup of a section: its name, the value, and the texts it depends on. */
export type Watched = { name: string; of: OfTexts; from: readonly number[] }

/** What components did with texts. */
export type TextTrace = {
  /** The proxies of the texts. */
  stands: unknown[]
  /** The indexes of texts that were read. */
  read: Set<number>
  /** Questions about texts that were not read. */
  watched: Map<string, Watched>
  /** Values derived from texts, with indexes after them. */
  made: OfTexts[]
}

/** A text, or a value derived from texts: its name, its value, how it is derived, and from which texts. */
type Source = Watched & { value: string }

/** The properties of an element that React reads. */
const ELEMENT = new Set<string | symbol>([
  '$$typeof',
  'type',
  'key',
  'props',
  'ref',
  '_owner',
  '_store',
  '_debugInfo',
  '_debugStack',
  '_debugTask',
])

/**
 * The functions in which React converts a value to text, to write it or as a key. In any other function, an accessed text counts as read.
 */
const WRITERS = new Set([
  'escapeTextForBrowser',
  'pushAttribute',
  'pushStringAttribute',
  'pushInnerHTML',
  'pushStartInstance',
  'pushStartGenericElement',
  'sanitizeURL',
  'testStringCoercion',
  'jsxDEVImpl',
  'jsxProd',
  'exports.createElement',
])

/** The mark of a slot in markup. Its last character tells whether it was written as text or as HTML. */
export function markOf(place: number): string {
  return `\u0001${place}<\u0002`
}

/**
 * Creates proxies for the texts of a shape while components render: text that is passed on appears as the mark of its slot; every other
 * access is recorded. Code that reads a text gets it unchanged.
 */
export function textTrace(texts: readonly string[]): TextTrace {
  const trace: TextTrace = { stands: [], read: new Set(), watched: new Map(), made: [] }
  const sources = new Map<unknown, Source>()

  function standFor(source: Source, place: number): unknown {
    const mark = markOf(place)
    const read = () => source.from.forEach((text) => trace.read.add(text))
    const element = createElement(Shown, { mark })
    const stand = new Proxy<ReactElement & Record<string | symbol, unknown>>(element as never, {
      get(target, property) {
        if (ELEMENT.has(property)) return target[property]
        if (property === TRACE) return make
        if (property === Symbol.toPrimitive) return () => (isReact() ? mark : (read(), source.value))
        if (property === 'length') {
          const name = `length of ${source.name}`
          trace.watched.set(name, { name, of: (all) => String(source.of(all).length), from: source.from })
          return source.value.length
        }
        read()
        const own = Reflect.get(Object(source.value) as object, property) as unknown
        return typeof own === 'function' ? (own.bind(source.value) as unknown) : own
      },
      has: (target, property) => (read(), Reflect.has(target, property)),
      ownKeys: (target) => (read(), Reflect.ownKeys(target)),
    })
    sources.set(stand, source)
    return stand
  }

  function make(maker: (...texts: string[]) => string | boolean, given: readonly string[]): unknown {
    const parts = given.map((text): Source => sources.get(text) ?? { name: JSON.stringify(text), value: text, of: () => text, from: [] })
    const of = (all: readonly string[]) => maker(...parts.map((part) => part.of(all)))
    const from = [...new Set(parts.flatMap((part) => part.from))]
    const value = of(texts)
    const name = `${numberOf(maker)}(${parts.map((part) => part.name).join()})`
    if (typeof value === 'boolean') {
      trace.watched.set(name, { name, of: (all) => String(of(all)), from })
      return value
    }
    // Components also test whether there is a text at all.
    trace.watched.set(name, { name, of: (all) => (of(all) === '' ? 'empty' : ''), from })
    if (value === '') return value
    trace.made.push(of as OfTexts)
    return standFor({ name, value, of: of as OfTexts, from }, texts.length + trace.made.length - 1)
  }

  trace.stands = texts.map((text, place) => standFor({ name: String(place), value: text, of: (all) => all[place]!, from: [place] }, place))
  return trace
}

function Shown({ mark }: { mark: string }) {
  return mark
}

const numbers = new WeakMap<object, number>()
let last = 0

/** Distinguishes functions that may have the same name. */
function numberOf(maker: object): number {
  const number = numbers.get(maker) ?? (last += 1)
  numbers.set(maker, number)
  return number
}

/** Whether React itself accesses the text. */
function isReact(): boolean {
  // After the message: this function, the trap’s, and the accessing function.
  const caller = new Error('who').stack?.split('\n')[3]
  return WRITERS.has(/^ *at ([\w.$]+) /.exec(caller ?? '')?.[1] ?? '')
}
