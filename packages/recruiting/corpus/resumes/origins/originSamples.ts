import type { Sample } from '#packages/recruiting/corpus/resumes/Truth.ts'
import { endings, writtenBytes } from '#packages/recruiting/corpus/resumes/written/writtenBytes.ts'
import { closingBatch } from './closingBatch.ts'
import { firstBatch } from './firstBatch.ts'
import { heldBatch } from './heldBatch.ts'
import { madeSamples } from './madeSamples.ts'
import type { OriginLayout, PortraitView } from './OriginLayout.ts'
import { originTruth } from './originTruth.ts'
import type { Portrait } from './Portrait.ts'
import { portraitRange } from './portraitDates.ts'
import { portraitWords } from './portraitWords.ts'
import { readPortraits } from './readPortraits.ts'
import { secondBatch } from './secondBatch.ts'
import { seenFiles } from './seenFiles.ts'
import { seenPages } from './seenPages.ts'
import { thirdBatch } from './thirdBatch.ts'
import { tradesBatch } from './tradesBatch.ts'
import { unreadFiles } from './unreadFiles.ts'
import { unreadPages } from './unreadPages.ts'

/** The number of people per layout. */
const EACH = 4

/** Resumes of invented people in five languages and many layouts. Creating those printed by a browser needs one. */
export function originSamples(): Sample[] {
  return [
    ...drawn('seenOrigin', { ...seenPages, ...seenFiles }, readPortraits('seen')),
    ...madeSamples(),
    ...drawn('unseenOrigin', { ...unreadPages, ...unreadFiles }, readPortraits('unread')),
    ...drawn('firstOrigin', firstBatch, readPortraits('first')),
    ...drawn('secondOrigin', secondBatch, readPortraits('second')),
    ...drawn('closingOrigin', closingBatch, readPortraits('closing')),
    ...drawn('tradesOrigin', tradesBatch, readPortraits('trades')),
    ...drawn('heldOrigin', heldBatch, readPortraits('held')),
    ...drawn('thirdOrigin', thirdBatch, ['first', 'second', 'made', 'unread', 'seen'].flatMap(readPortraits)),
  ]
}

function drawn(part: Sample['part'], layouts: Record<string, OriginLayout>, people: Portrait[]): Sample[] {
  return Object.entries(layouts).flatMap(([name, layout], nth) =>
    Array.from({ length: EACH }, (_none, index): Sample => {
      // Each step of seven changes the language and trade; everyone is used before anyone is repeated.
      const person = people[((nth * EACH + index) * 7) % people.length]!
      const file = layout.draw(viewOf(person, layout))
      return {
        name: `${name}-${person.id}.${endings[file.kind]}`,
        part,
        layout: name,
        producer: producers[file.kind],
        language: person.language,
        needsBrowser: file.kind === 'html',
        make: async () => ({ bytes: await writtenBytes(file), truth: originTruth(person, layout) }),
      }
    }),
  )
}

const producers = { html: 'Chromium', docx: 'Word', txt: 'text', sheet: 'pdf-lib' }

/** The input of a layout for a person. */
export function viewOf(person: Portrait, { manner, say }: OriginLayout): PortraitView {
  const words = portraitWords[person.language]
  return {
    person,
    words,
    heading: (kind) => words.headings[kind]?.[say] ?? kind,
    range: ({ start, end }) => portraitRange(person.language, manner, start, end).text,
  }
}
