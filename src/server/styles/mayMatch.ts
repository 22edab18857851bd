import { type Selector, isTraversal, parse } from 'css-what'
import type { Look } from './looksOf.ts'

/** The elements around server-rendered markup. */
const ROOTS = new Set(['html', 'body'])

/** Attributes that scripts set on elements they did not render (`tests/contract/styleSheets.test.ts`). */
export const SCRIPTED = ['consent', 'grow', 'held', 'live', 'reloaded-for-build', 'reveal-state', 'state', 'waits', 'watched'].map(
  (name) => `data-${name}`,
)

/** Written into documents in addition to the rendered markup. */
const OF_DOCUMENT = ['data-announcement', 'data-languages']

const CHANGING = new Set([...SCRIPTED, ...OF_DOCUMENT])

/**
 * Whether a selector might match elements with these looks, in any state: hovered, opened, printed. It is ruled out only if one of its
 * compound selectors matches none of them; relations between elements are ignored.
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

/** A selector that the parser does not know may match anything. */
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

/** The conditions of a selector on each of its elements. */
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
