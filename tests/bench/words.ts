const THINGS = [
  'front brake',
  'rear brake',
  'gear cable',
  'chain',
  'saddle',
  'wheel',
  'tyre',
  'lamp',
  'dynamo',
  'pedal',
  'frame',
  'carrier',
  'battery',
  'bell',
  'mudguard',
  'bearing',
  'fork',
] as const
const DEEDS = [
  'is checked',
  'is cleaned',
  'is measured',
  'is adjusted',
  'is tightened',
  'is replaced',
  'is tested on the road',
  'is mended',
  'is kept in stock',
  'is written down',
  'is photographed',
  'is explained',
  'is priced',
] as const
const TIMES = [
  'before nine',
  'on the same day',
  'in the first week',
  'every spring',
  'every autumn',
  'while you wait',
  'after each hundred hours',
  'before a long tour',
  'at the first visit',
  'on request',
  'within two days',
] as const
const REASONS = [
  'so that you ride on without worry',
  'because worn parts fail in the rain',
  'and the price is agreed before work starts',
  'so that nothing rattles on cobbles',
  'and the old part is yours to keep',
  'because a small repair today saves a large one',
  'and you read the result online',
] as const

const pick = (list: readonly string[], at: number) => list[at % list.length]!
const upper = (text: string) => text[0]!.toUpperCase() + text.slice(1)

/** A few words that name a part and what is done with it. Neighbouring numbers give different ones. */
export function topic(seed: number): string {
  return `${upper(pick(THINGS, seed))} ${pick(DEEDS, seed * 5 + 3).replace('is ', '')}`
}

/** The name of a part. Up to seventeen neighbouring numbers give different ones. */
export function part(seed: number): string {
  return upper(pick(THINGS, seed))
}

/** One sentence of 60 to 130 characters. The same number gives the same sentence. */
export function sentence(seed: number): string {
  return `The ${pick(THINGS, seed)} ${pick(DEEDS, seed * 7 + 1)} ${pick(TIMES, seed * 3 + 2)}, ${pick(REASONS, seed * 5 + 4)}.`
}

/** `count` sentences in a row. */
export function paragraph(seed: number, count: number): string {
  return Array.from({ length: count }, (_, index) => sentence(seed + index * 11)).join(' ')
}
