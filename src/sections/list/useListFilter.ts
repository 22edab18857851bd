import { useState } from 'react'
import { matches } from '#src/sections/filtering/matches.ts'
import { useQueryChoices } from '#src/sections/filtering/useQueryChoices.ts'
import type { ListFacet, ListFilter, ListGroup, ListItem } from '#src/site/lists/listView.ts'

/** The values of a facet in the address are separated by spaces. */
const BETWEEN = ' '

/**
 * A list narrowed by the query of the address: entries with one of the chosen values of each facet, and with the words of the search. On
 * the page of a value, that value is chosen, and the others lead to the page of the list.
 */
export function useListFilter(groups: readonly ListGroup[], { facets, path, chosen }: ListFilter) {
  const [nothing] = useState((): Record<string, string> => ({ q: '', ...Object.fromEntries(facets.map(({ key }) => [key, ''])) }))
  const [choices, choose] = useQueryChoices(nothing)
  const q = choices['q']!

  const isKnown = (facet: ListFacet, value: string) => facet.values.some((known) => known.value === value)
  // The address may contain values that no longer exist.
  const chosenOf = (facet: ListFacet): readonly string[] =>
    chosen ? (chosen.key === facet.key ? [chosen.value] : []) : choices[facet.key]!.split(BETWEEN).filter((value) => isKnown(facet, value))

  const wanted = chosen
    ? []
    : facets.map((facet) => chosenOf(facet).map((value) => facet.values.findIndex((known) => known.value === value)))
  const meets = ({ in: places = [] }: ListItem, except?: number) =>
    wanted.every((indexes, at) => at === except || indexes.length === 0 || indexes.some((index) => places[at]?.includes(index)))
  const found = groups.map(({ title, items }) => ({
    title,
    items: q === '' ? items : items.filter(({ name, summary = '', texts }) => matches(q, name, summary, ...texts)),
  }))
  const everyone = found.flatMap(({ items }) => items)

  /** The chosen values after one of them is chosen, or no longer chosen. */
  function toggled(facet: ListFacet, value: string): string {
    const before = chosenOf(facet)
    const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value]
    // In the order of the facet, so that equal choices have equal addresses.
    return facet.values.flatMap((known) => (after.includes(known.value) ? [known.value] : [])).join(BETWEEN)
  }

  return {
    q,
    search: (words: string) => choose({ q: words }),
    groups: found.flatMap(({ title, items }) => {
      const members = items.filter((item) => meets(item))
      return members.length > 0 ? [{ title, items: members }] : []
    }),
    isNarrowed: q !== '' || wanted.some((indexes) => indexes.length > 0),
    chosenOf,
    toggle: (facet: ListFacet, value: string) => choose({ [facet.key]: toggled(facet, value) }),
    hrefOf(facet: ListFacet, value: string): string {
      const query = new URLSearchParams()
      for (const other of facets) {
        const values = other === facet ? toggled(facet, value) : chosenOf(other).join(BETWEEN)
        if (values) query.set(other.key, values)
      }
      if (q) query.set('q', q)
      return query.size > 0 ? `${path}?${query}` : path
    },
    /** The number of entries that a value would add or leave; unknown on the page of a value. */
    countOf(facet: ListFacet, value: string): number | undefined {
      if (chosen) return undefined
      const at = facets.indexOf(facet)
      const index = facet.values.findIndex((known) => known.value === value)
      return everyone.filter((item) => meets(item, at) && item.in?.[at]?.includes(index)).length
    },
    reset: () => choose(nothing),
  }
}
