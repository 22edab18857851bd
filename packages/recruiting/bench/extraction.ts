import { readFile } from '#packages/recruiting/analysis/document/readFile.ts'
import { extractResume } from '#packages/recruiting/analysis/resume/extractResume.ts'
import type { Sample } from '#packages/recruiting/corpus/resumes/Truth.ts'
import { type Count, type Field, fields, measures, scoreExtraction } from '#packages/recruiting/corpus/resumes/scoreExtraction.ts'
import { handSamples } from '#packages/recruiting/corpus/resumes/hand/handSamples.ts'
import { originSamples } from '#packages/recruiting/corpus/resumes/origins/originSamples.ts'
import { type Stated, statedValues } from '#packages/recruiting/corpus/resumes/statedValues.ts'
import { samples, writtenSamples } from '#packages/recruiting/corpus/resumes/samples.ts'
import { BrowserError } from '#tests/support/browser/browserError.ts'

/** Resumes of each layout. */
const EACH = 5
const LIMITS = { bytes: 5_000_000, pages: 20, characters: 400_000, milliseconds: 30_000 }

type Outcome = {
  name: string
  part: string
  layout: string
  ending: string
  reading: number
  extracting: number
  counts: Record<Field, Count>
  producer: string
  language: string
  stated: Stated[]
}

/**
 * The quality and speed of reading resumes: prints precision, recall and F1 of each field, for the resumes used for tuning, for those kept
 * apart and for the latest ones, the same for handwritten resumes, for those of many origins and for individually written ones, the last
 * two also by program and by language, then the share of correct values by confidence, F1 by layout and milliseconds by file type. With
 * EXTRACTION_FAULTS set, also the errors in the resumes of that part ("dev", "written").
 */
export async function extraction(): Promise<void> {
  const outcomes: Outcome[] = []
  for (const sample of [...samples(EACH), ...writtenSamples(), ...originSamples(), ...handSamples()]) {
    const outcome = await measure(sample)
    if (outcome) outcomes.push(outcome)
    else console.log(`${sample.name} is left out: there is no browser to print it.`)
  }
  const dev = outcomes.filter(({ part }) => part === 'dev')
  const heldOut = outcomes.filter(({ part }) => part === 'heldOut')
  const last = outcomes.filter(({ part }) => part === 'last')
  const written = outcomes.filter(({ part }) => part === 'written')
  const unseen = outcomes.filter(({ part }) => part === 'unseen')
  const late = outcomes.filter(({ part }) => part === 'late')
  console.log(
    `Extraction: ${dev.length + heldOut.length + last.length} made-up resumes, ${dev.length} for tuning (A), ` +
      `${heldOut.length} kept apart (B), ${last.length} written when the rules were done (C)`,
  )
  printMeasures({ A: dev, B: heldOut, C: last })
  console.log(
    `\n${written.length + unseen.length + late.length} resumes written by hand: ${written.length} (D), ` +
      `${unseen.length} after rules were improved on D (E), ${late.length} after rules were improved on E (F). ` +
      'Rules were then improved on all; packages/recruiting/corpus/resumes/written/README.md has the figures of the first runs.',
  )
  printMeasures({ D: written, E: unseen, F: late })
  const origins = outcomes.filter(({ part }) => part.endsWith('Origin'))
  const ofPart = (name: string) => origins.filter(({ part }) => part === name)
  console.log(
    `\n${origins.length} resumes of many origins: ${ofPart('seenOrigin').length} for tuning (G), ${ofPart('madeOrigin').length} by other ` +
      `programs (H), ${ofPart('unseenOrigin').length} written when the rules were done (I). Rules were then improved on all; ` +
      'packages/recruiting/corpus/resumes/origins/README.md has the figures of the first runs.',
  )
  printMeasures({ G: ofPart('seenOrigin'), H: ofPart('madeOrigin'), I: ofPart('unseenOrigin') })
  console.log('\nFour further batches (L to O), each written before rules were changed for it')
  printMeasures({ L: ofPart('firstOrigin'), M: ofPart('secondOrigin'), N: ofPart('thirdOrigin'), O: ofPart('closingOrigin') })
  console.log('\nPart P: invented people of many trades, one half for tuning, the other kept unread until the rules were done')
  printMeasures({ 'P seen': ofPart('tradesOrigin'), 'P kept': ofPart('heldOrigin') })
  const ofHand = (name: string) => outcomes.filter(({ part }) => part === name)
  const byHand = ['hand', 'handKept', 'handLast'].flatMap(ofHand)
  console.log(`\nPart Q: ${byHand.length} resumes written one by one, in three batches; each was run once before a rule was changed for it`)
  printMeasures({ Q1: ofHand('hand'), Q2: ofHand('handKept'), Q3: ofHand('handLast') })
  const further = ['handT', 'handU', 'handV', 'handW', 'handX', 'handY', 'handZ'].flatMap(ofHand)
  console.log(`\nParts T to Z: ${further.length} more resumes written one by one, in eight batches, run in the same way`)
  printMeasures({
    T: ofHand('handT'),
    U: ofHand('handU'),
    V: ofHand('handV'),
    W: ofHand('handW'),
    X: ofHand('handX'),
    Y: ofHand('handY'),
    Z: ofHand('handZ'),
  })
  const ordinary = ['handAA', 'handAB', 'handAC', 'handAD', 'handAE'].flatMap(ofHand)
  console.log(`\nParts AA to AE: ${ordinary.length} resumes of ordinary people in English, in five batches, run in the same way`)
  printMeasures({ AA: ofHand('handAA'), AB: ofHand('handAB'), AC: ofHand('handAC'), AD: ofHand('handAD'), AE: ofHand('handAE') })
  const european = ['handEA', 'handEB', 'handEC', 'handED', 'handEE'].flatMap(ofHand)
  console.log(
    `\nParts EA to EE: ${european.length} resumes as they are usual in Germany, France, Spain and Portugal, and English ones for comparison`,
  )
  printMeasures({ EA: ofHand('handEA'), EB: ofHand('handEB'), EC: ofHand('handEC'), ED: ofHand('handED'), EE: ofHand('handEE') })
  const blind = ['handBA', 'handBB', 'handBC'].flatMap(ofHand)
  console.log(
    `\nParts BA to BC: ${blind.length} resumes by people who knew nothing of the rules: in English (BA), three others (BB), all four (BC)`,
  )
  printMeasures({ BA: ofHand('handBA'), BB: ofHand('handBB'), BC: ofHand('handBC') })
  const unfinished = ofHand('handBD')
  console.log(`\nPart BD: ${unfinished.length} resumes with unfinished studies, voluntary work and names of many parts`)
  printMeasures({ BD: unfinished })
  const formats = ofHand('handBE')
  console.log(`\nPart BE: ${formats.length} resumes by somebody who knew nothing of the rules, ten as PDF, eight as Word and six as text`)
  printMeasures({ BE: formats })
  const halves = ['handBF', 'handBG'].flatMap(ofHand)
  console.log(
    `\nParts BF and BG: ${halves.length} resumes by another such writer, one half for mending rules, the other kept unread until they were done`,
  )
  printMeasures({ BF: ofHand('handBF'), BG: ofHand('handBG') })
  const texts = ofHand('handBH')
  console.log(`\nPart BH: ${texts.length} resumes as text, by somebody who knew nothing of the rules`)
  printMeasures({ BH: texts })
  const kept = ['handBI', 'handBJ'].flatMap(ofHand)
  console.log(`\nParts BI and BJ: ${kept.length} resumes by another such writer, one half for mending rules, the other kept unread`)
  printMeasures({ BI: ofHand('handBI'), BJ: ofHand('handBJ') })
  const more = ['handBK', 'handBL'].flatMap(ofHand)
  console.log(`\nParts BK and BL: ${more.length} resumes by one more such writer; rules were mended on BK first, then on BL`)
  printMeasures({ BK: ofHand('handBK'), BL: ofHand('handBL') })
  console.log(`\nPart BM: ${ofHand('handBM').length} resumes by yet another such writer, after whose first run five forms were mended`)
  printMeasures({ BM: ofHand('handBM') })
  console.log(`\nPart BN: ${ofHand('handBN').length} resumes by one more such writer`)
  printMeasures({ BN: ofHand('handBN') })
  console.log(`\nPart BO: ${ofHand('handBO').length} short resumes, of which studies, certificates and voluntary work are most`)
  printMeasures({ BO: ofHand('handBO') })
  console.log(`\nPart BP: ${ofHand('handBP').length} resumes of ordinary forms, of the unread half of 80`)
  printMeasures({ BP: ofHand('handBP') })
  console.log(`\nPart BQ: ${ofHand('handBQ').length} resumes by programs that make documents, of 48`)
  printMeasures({ BQ: ofHand('handBQ') })
  console.log(`\nPart BR: ${ofHand('handBR').length} more resumes by programs that make documents, of 60`)
  printMeasures({ BR: ofHand('handBR') })
  console.log(`\nPart BS: ${ofHand('handBS').length} resumes with German studies of all kinds, of 24`)
  printMeasures({ BS: ofHand('handBS') })
  const all = [...origins, ...byHand, ...further, ...ordinary, ...european, ...blind]
  for (const key of ['producer', 'language'] as const) printGroups(all, key)
  printConfidence(all)
  console.log('\nF1 over all fields by layout')
  for (const layout of new Set(outcomes.map(({ layout }) => layout))) {
    const own = outcomes.filter((outcome) => outcome.layout === layout)
    console.log(row(layout, own[0]!.ending, measures(own.flatMap(({ counts }) => Object.values(counts)))!.f1.toFixed(3)))
  }
  console.log('\nMilliseconds a resume (median, largest)')
  for (const ending of ['pdf', 'docx', 'txt']) {
    const own = outcomes.filter((outcome) => outcome.ending === ending)
    console.log(
      row(
        ending,
        'reading',
        ...spread(own.map(({ reading }) => reading)),
        'extracting',
        ...spread(own.map(({ extracting }) => extracting)),
      ),
    )
  }
  if (process.env.EXTRACTION_FAULTS) printFaults(outcomes.filter(({ part }) => part === process.env.EXTRACTION_FAULTS))
}

async function measure(sample: Sample): Promise<Outcome | null> {
  const made = await sample.make().catch((error: unknown) => {
    if (error instanceof BrowserError) return null
    throw error
  })
  if (!made) return null
  const start = performance.now()
  const result = await readFile({ name: sample.name, bytes: made.bytes }, LIMITS)
  if (!result.ok) throw new Error(`${sample.name} could not be read: ${result.failure.reason}`)
  const read = performance.now()
  const resume = extractResume(result.document)
  return {
    ...sample,
    ending: sample.name.split('.').at(-1)!,
    reading: read - start,
    extracting: performance.now() - read,
    counts: scoreExtraction(resume, made.truth),
    producer: sample.producer ?? '',
    language: sample.language ?? 'en',
    stated: statedValues(resume, made.truth),
  }
}

function printMeasures(parts: Record<string, Outcome[]>): void {
  console.log(row('', 'aim', ...Object.keys(parts).flatMap((part) => [`precision ${part}`, `recall ${part}`, `F1 ${part}`])))
  for (const [field, aim] of Object.entries(fields) as [Field, number | null][]) {
    const cells = Object.values(parts).flatMap((list) => {
      const measured = measures(list.map(({ counts }) => counts[field]))
      return measured ? [measured.precision, measured.recall, measured.f1].map((value) => value.toFixed(3)) : ['–', '–', '–']
    })
    console.log(row(field, aim?.toFixed(2) ?? '', ...cells))
  }
}

const GROUPED = ['name', 'email', 'phone', 'links', 'titles', 'employers', 'dates', 'whole jobs', 'whole schools', 'skills'] as const

function printGroups(outcomes: Outcome[], key: 'producer' | 'language'): void {
  console.log(`\n${row(`F1 by ${key}`, 'resumes', ...GROUPED)}`)
  for (const name of [...new Set(outcomes.map((outcome) => outcome[key]))].toSorted()) {
    const own = outcomes.filter((outcome) => outcome[key] === name)
    const cells = GROUPED.map((field) => measures(own.map(({ counts }) => counts[field]))?.f1.toFixed(3) ?? '–')
    console.log(row(name, String(own.length), ...cells))
  }
}

/** The confidence from which the tools show a value as certain. */
const SURE = 0.7

function printConfidence(outcomes: Outcome[]): void {
  const stated = outcomes.flatMap((outcome) => outcome.stated)
  const share = (list: Stated[]) => (list.length === 0 ? '–' : (list.filter(({ isRight }) => isRight).length / list.length).toFixed(3))
  console.log(`\n${row('confidence', 'values', 'right')}`)
  for (const from of [0, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const own = stated.filter(
      ({ confidence }) => confidence >= from && (from === 0 ? confidence < 0.5 : from === 0.9 || confidence < from + 0.1),
    )
    console.log(row(`from ${from}`, String(own.length), share(own)))
  }
  for (const [label, own] of [
    ['sure', stated.filter(({ confidence }) => confidence >= SURE)],
    ['doubtful', stated.filter(({ confidence }) => confidence < SURE)],
  ] as const)
    console.log(row(label, String(own.length), share([...own])))
}

const row = (first: string, ...cells: string[]) => first.padEnd(16) + cells.map((cell) => cell.padStart(11)).join(' ')

function spread(values: number[]): string[] {
  const sorted = values.toSorted((one, other) => one - other)
  return [sorted[sorted.length >> 1]!, sorted.at(-1)!].map((value) => value.toFixed(1))
}

function printFaults(outcomes: Outcome[]): void {
  for (const { name, counts } of outcomes) {
    for (const [field, { faults }] of Object.entries(counts)) if (faults.length > 0) console.log(`${name} ${field}: ${faults.join('   ')}`)
  }
}
