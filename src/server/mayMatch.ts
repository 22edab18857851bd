import { type Selector, isTraversal, parse } from 'css-what'
import type { Look } from './looksOf.ts'

/** The elements that stand around what a server renders. */
const ROOTS = new Set(['html', 'body'])

/** What scripts write on elements that they have not rendered (`tests/contract/styleSheets.test.ts`). */
export const SCRIPTED = ['consent', 'grow', 'held', 'live', 'reloaded-for-build', 'reveal-state', 'state', 'waits', 'watched'].map(
  (name) => `data-${name}`,
)

/** Written into documents, beside what is rendered. */
const OF_DOCUMENT = ['data-announcement', 'data-languages']

const CHANGING = new Set([...SCRIPTED, ...OF_DOCUMENT])

/**
 * Whether a selector may find something among elements of these looks, in whatever state they are: hovered, opened, printed. A selector
 * is only ruled out by an element that it names and that there is none of: it is not asked how elements stand to one another.
 */
export function mayMatch(selector: string, looks: readonly Look[]): boolean {
  return parsed(selector).some((one) => isPossible(one, looks))
}

const known = new Map<string, Selector[][]>()

function parsed(selector: string): Selector[][] {
  const made = known.get(selector) ?? parsedOrAny(selector)
  known.set(selector, made)
  return made
}

/** A selector that is new to the parser may find anything. */
function parsedOrAny(selector: string): Selector[][] {
  try {
    return parse(selector)
  } catch {
    return [[]]
  }
}

function isPossible(selector: readonly Selector[], looks: readonly Look[]): boolean {
  return compoundsOf(selector).every((compound) => compound.some(isRoot) || looks.some((look) => fits(compound, look, looks)))
}

/** What a selector says of each element that it is about. */
function compoundsOf(selector: readonly Selector[]): Selector[][] {
  const compounds: Selector[][] = [[]]
  for (const token of selector) {
    if (isTraversal(token)) compounds.push([])
    else compounds.at(-1)!.push(token)
  }
  return compounds.filter((compound) => compound.length > 0)
}

function isRoot(token: Selector): boolean {
  return token.type === 'tag' ? ROOTS.has(token.name) : token.type === 'pseudo' && token.name === 'root'
}

function fits(compound: readonly Selector[], look: Look, looks: readonly Look[]): boolean {
  return compound.every((token) => {
    if (token.type === 'tag') return token.name.toLowerCase() === look.tag
    if (token.type === 'attribute') {
      const { name, action, value } = token
      if (name === 'class') return look.classes.has(value)
      if (!name.startsWith('data-') || CHANGING.has(name)) return true
      const said = look.data.get(name)
      return said !== undefined && (action !== 'equals' || said === value)
    }
    if (token.type !== 'pseudo' || !Array.isArray(token.data)) return true
    if (token.name === 'has') return token.data.some((one) => isPossible(one, looks))
    if (token.name !== 'is' && token.name !== 'where') return true
    return token.data.some((one) => (one.some(isTraversal) ? isPossible(one, looks) : fits(one, look, looks)))
  })
}
