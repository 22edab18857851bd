import counts from '#packages/recruiting/data/syllables.json'

/** Exceptions to the rules below. */
const exceptions = new Map(Object.entries(counts))

/**
 * Estimates the syllables of an English word: groups of vowels, without a silent e at the end or before s and d, plus one for certain
 * endings. At least 1. Correct for about nine in ten common words; numbers count one per digit.
 */
export function syllables(word: string): number {
  const digits = word.replace(/\D/g, '').length
  const parts = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z'’-]/g, '')
    .split(/[-'’]+/)
  return Math.max(1, digits + parts.reduce((sum, part) => sum + ofPart(part), 0))
}

/** Silent vowels: e at the end, also before s and d and before endings such as -ment. */
const SILENT = [
  /(?<=[aeiouy][^aeiouy])e(?=(?:ment|ness|ful|less|ly)s?$)/,
  /(?<=[^aeiouyl]|[aeiouy]l)e$/,
  /(?<=[^aeiouylsxzcgh]|[aeiouy]l|th|ph)e(?=s$)/,
  /(?<=[^aeiouytd])e(?=d$)/,
]
/** Adjacent vowels in separate syllables. */
const APART = /i[ao](?!u)(?!n)|iou|(?<![tsxg])ion|iet|[aeiou]ing$|eo(?!u)|[^qg]ua|ism$/g
/** And those that look separate but are one syllable. */
const TOGETHER = /[ct]ia[ln]|[ctg]iou|sia$/g

function ofPart(part: string): number {
  if (part.length === 0) return 0
  const known = exceptions.get(part)
  if (known !== undefined) return known
  if (part.length <= 3) return /[aeiouy]/.test(part) ? 1 : 0
  const spoken = SILENT.reduce((rest, silent) => rest.replace(silent, ''), part).replace(/^y/, '')
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  return Math.max(1, groups + (spoken.match(APART)?.length ?? 0) - (spoken.match(TOGETHER)?.length ?? 0))
}
