import { recentOf } from '#src/site/recentOf.ts'
import { filledTemplate } from './filledTemplate.ts'
import { type MarkedTemplate, markedTemplate } from './markedTemplate.ts'
import { shapeOf } from './shapeOf.ts'
import { type TextTrace, type Watched, textTrace } from './textTrace.ts'
import { withTexts } from './withTexts.ts'

/** A template, with values derived from its texts. */
type Template = MarkedTemplate & Pick<TextTrace, 'made'>

/** What is known of a shape: how often it occurred, what else its markup depends on, and templates by that. */
type Known = { uses: number; watched: Map<string, Watched>; templates: Map<string, Template | undefined>; isGivenUp: boolean }

/** Creating a template takes about six renderings; shapes seen less often get none. */
const FIRST_USES = 3

/** Shapes that pages share occur again soon. */
const MOST_SHAPES = 300

/** A shape with this many templates has one for every few uses; rendering is cheaper. */
const MOST_TEMPLATES = 32
const FEW_USES = 4

/** How often new dependencies are taken into account before a shape is given up. */
const TURNS = 5

/**
 * Texts that cannot come from the code, unlike each other and unlike most words. They test whether a template gives the same result as
 * React.
 */
const ODD: ((place: number) => string)[] = [
  (place) => `~${1000 - place} <b class="Ä">'x' & y</b> #/?: `,
  (place) => `/Z${place}-${'ab_c'.repeat((place % 7) * 5)}?d=${place}#e.f`,
]

/**
 * Returns the markup of a value by rendering it or, once other values of its shape were rendered, by filling its texts into a template. A
 * template is created by rendering proxies for the texts, which record every access but pass the text on: a text that a component reads
 * becomes part of the shape, and so do results of `derivedText` and the length of a text, if they are read. Equal texts share a proxy, and
 * a text that the code contains is part of the shape (`codeTexts`), so that no comparison of texts goes unnoticed. Before it is used, a
 * template must give the same result as `render`, for the given texts and for unusual ones. Everything else is rendered.
 */
export function renderByTemplate<Input extends object>(
  render: (input: Input) => string,
  isKnown: (text: string) => boolean,
): (input: Input) => string | undefined {
  const shapes = recentOf<Known>(MOST_SHAPES)
  const isFixed = (text: string) => text.length <= SHORT || isKnown(text) || PECULIAR.test(text)

  return (input) => {
    const { shape, texts } = shapeOf(input, isFixed)
    let entry = shapes.get(shape)
    if (!entry) shapes.set(shape, (entry = { uses: 0, watched: new Map(), templates: new Map(), isGivenUp: false }))
    entry.uses += 1
    if (entry.uses < FIRST_USES || entry.isGivenUp) return undefined
    const key = keyOf(entry, texts)
    if (!entry.templates.has(key)) {
      const template = learned(entry, input, texts, render)
      entry.templates.set(keyOf(entry, texts), template)
      if (entry.templates.size >= MOST_TEMPLATES && entry.uses < entry.templates.size * FEW_USES) {
        entry.isGivenUp = true
        entry.templates.clear()
      }
      return undefined
    }
    const template = entry.templates.get(key)
    return template && filled(template, texts)
  }
}

/** Shorter texts may be composed by code, or be a currency or a language. */
const SHORT = 3
/** Texts that React or HTML changes, and those that look like marks. */
const PECULIAR = /^[\0-\x20]|^j[\r\n\t]*a[\r\n\t]*v|[\x01\x02]/i

function keyOf({ watched }: Known, texts: readonly string[]): string {
  let key = ''
  for (const { of } of watched.values()) key += `${of(texts)}\u0001`
  return key
}

function filled(template: Template, texts: readonly string[]): string {
  return filledTemplate(template, template.made.length > 0 ? [...texts, ...template.made.map((of) => of(texts))] : texts)
}

/** The template for some texts; records in `entry` what the markup depends on. Undefined if there can be none. */
function learned<Input>(entry: Known, input: Input, texts: readonly string[], render: (input: Input) => string): Template | undefined {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const trace = textTrace(texts)
    const stands = new Map(texts.flatMap((text, place) => (isRead(entry, place) ? [] : [[text, trace.stands[place]] as const])))
    const html = attempt(() => render(withTexts(input, stands)))
    const before = entry.watched.size
    for (const place of trace.read) {
      const name = `text ${place}`
      entry.watched.set(name, { name, of: (all) => all[place]!, from: [place] })
    }
    for (const [name, watched] of trace.watched) if (!entry.watched.has(name)) entry.watched.set(name, watched)
    if (entry.watched.size > before) entry.templates.clear()
    if (trace.read.size > 0) continue
    if (html === undefined) return undefined
    const template = { ...markedTemplate(html), made: trace.made }
    return isTrue(template, entry, input, texts, render) ? template : undefined
  }
  return undefined
}

function isRead({ watched }: Known, place: number): boolean {
  return watched.has(`text ${place}`)
}

/** Whether a template gives the same result as `render`: for the given texts, and for unusual ones instead of those that may change. */
function isTrue<Input>(
  template: Template,
  entry: Known,
  input: Input,
  texts: readonly string[],
  render: (input: Input) => string,
): boolean {
  const others = ODD.map((odd) => {
    let given = texts
    for (const place of texts.keys()) {
      const changed = given.with(place, odd(place))
      if (keyOf(entry, changed) === keyOf(entry, texts)) given = changed
    }
    return given
  })
  return [texts, ...others].every((given) => {
    const html = attempt(() => render(withTexts(input, new Map(texts.map((text, place) => [text, given[place]])))))
    return html !== undefined && html === filled(template, given)
  })
}

function attempt(work: () => string): string | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
