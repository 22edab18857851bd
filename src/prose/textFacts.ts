import type { ProblemCode } from '#src/site/checks/index.ts'

/** A piece of a text, with its line (from 1). Links and pictures have words: what is clicked on, the alternative text. */
export type Found = { value: string; line: number; words?: string }

/** Something in a text that readers would see and nobody meant: what is written there, its line (from 1), and the rule that it breaks. */
export type Slip = Found & { column?: number; code: ProblemCode; message: string; hint?: string | undefined }

/** What the site needs to know of a Markdown text. */
export type TextFacts = {
  /** Targets of its links. */
  links: Found[]
  /** Files of its pictures. */
  images: Found[]
  /** Targets that no page may carry; the source is shown in place of such a link. */
  refused: Found[]
  /** Headings that skip a level. */
  skipped: Found[]
  /** The words of its headings of level 2, which get anchors before all others; straight quotes in them stay as they are. */
  titles: string[]
  /** The words of its headings of levels 3 and 4, which get anchors, too. */
  subtitles: string[]
  /** Levels of all its headings, in order. */
  levels: number[]
  /** What would be seen and was not meant. */
  slips: Slip[]
}

/** The facts of a text in which nothing was found yet. */
export function noFacts(): TextFacts {
  return { links: [], images: [], refused: [], skipped: [], titles: [], subtitles: [], levels: [], slips: [] }
}

/** Adds the next heading of a text. The page has the first level, so that the text begins at the second. */
export function addHeading({ skipped, titles, subtitles, levels }: TextFacts, level: number, label: string, line: number): void {
  if (level > (levels.at(-1) ?? 2) + 1) skipped.push({ value: label, line })
  levels.push(level)
  if (level === 2) titles.push(label)
  else if (level <= 4) subtitles.push(label)
}

/** The anchors of a text in the order of its headings, from those of level 2 and those of levels 3 and 4. */
export function anchorsInOrder(
  { levels }: Pick<TextFacts, 'levels'>,
  ofTitles: readonly string[],
  ofSubtitles: readonly string[],
): string[] {
  let [title, subtitle] = [0, 0]
  return levels.flatMap((level) => (level === 2 ? ofTitles[title++]! : level <= 4 ? ofSubtitles[subtitle++]! : []))
}
