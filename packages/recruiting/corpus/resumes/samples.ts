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
import type { WrittenResume } from './written/Written.ts'
import { endings, writtenBytes } from './written/writtenBytes.ts'
import { lateResumes } from './written/lateResumes.ts'
import { unseenResumes } from './written/unseenResumes.ts'
import { writtenResumes } from './written/writtenResumes.ts'
import { writtenTruth } from './written/writtenTruth.ts'

/** The resumes of the corpus, `each` of every layout, always the same ones. Files are created on demand and never stored. */
export function samples(each: number): Sample[] {
  return [
    ...part('dev', { ...pdfLayouts, ...wordLayouts, ...textLayouts }, devPool, each, 1),
    ...part('heldOut', heldOutLayouts, heldOutPool, each, 1000),
    ...part('last', lastLayouts, heldOutPool, each, 5000),
  ]
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

/** The handwritten resumes, parts D, E and F. Creating those printed by a browser needs one. */
export function writtenSamples(): Sample[] {
  return [...written('written', writtenResumes), ...written('unseen', unseenResumes), ...written('late', lateResumes)]
}

function written(part: Sample['part'], resumes: WrittenResume[]): Sample[] {
  return resumes.map(({ id, file, truth }) => ({
    name: `${id}.${endings[file.kind]}`,
    part,
    layout: id,
    needsBrowser: file.kind === 'html',
    make: async () => ({ bytes: await writtenBytes(file), truth: writtenTruth(truth) }),
  }))
}
