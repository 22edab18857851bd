import { heldOutLayouts } from './heldOutLayouts.ts'
import { lastLayouts } from './lastLayouts.ts'
import type { Layout } from './Layout.ts'
import { pdfLayouts } from './pdfLayouts.ts'
import { makePerson } from './person.ts'
import { devPool, heldOutPool, type Pool } from './pools.ts'
import { random } from './random.ts'
import { textLayouts } from './textLayouts.ts'
import type { Sample } from './Truth.ts'
import { truthOf } from './truthOf.ts'
import { wordLayouts } from './wordLayouts.ts'

/** The resumes of the corpus, `each` of every layout, always the same ones. Files are made when asked for and never kept. */
export function samples(each: number): Sample[] {
  return [...part('dev', { ...pdfLayouts, ...wordLayouts, ...textLayouts }, devPool, each, 1), ...part('heldOut', heldOutLayouts, heldOutPool, each, 1000), ...part('last', lastLayouts, heldOutPool, each, 5000)]
}

function part(part: Sample['part'], layouts: Record<string, Layout>, pool: Pool, each: number, seed: number): Sample[] {
  return Object.entries(layouts).flatMap(([layout, { ending, make }], nth) =>
    Array.from({ length: each }, (_none, index): Sample => ({
      name: `${layout}-${index + 1}.${ending}`,
      part,
      layout,
      async make() {
        const chance = random(seed + nth * 100 + index)
        const person = makePerson(pool, nth * each + index, chance)
        const { bytes, shown } = await make(person, chance)
        return { bytes, truth: truthOf(person, shown) }
      },
    })),
  )
}
