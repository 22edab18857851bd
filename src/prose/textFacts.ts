import type { ProblemCode } from '#src/site/checks/index.ts'

/** A piece of a text, with its line (from 1). For links and pictures, `words` is the link text or the alternative text. */
export type Found = { value: string; line: number; words?: string }

/** Unintended content of a text: what is written, its line (from 1), and the rule that it breaks. */
export type Slip = Found & { column?: number; code: ProblemCode; message: string; hint?: string | undefined }

/** What the site needs to know about a Markdown text. */
export type TextFacts = {
  /** Targets of its links. */
  links: Found[]
  /** Files of its pictures. */
  images: Found[]
  /** Targets that are not allowed; such a link is shown as source. */
  refused: Found[]
  /** Headings that skip a level. */
  skipped: Found[]
  /** Text of its level 2 headings, which get anchors before all others; straight quotes stay unchanged. */
  titles: string[]
  /** Text of its headings of levels 3 and 4, which also get anchors. */
  subtitles: string[]
  /** Levels of all its headings, in order. */
  levels: number[]
  /** Unintended content. */
  slips: Slip[]
}

/** The facts of a text without findings. */
export function noFacts(): TextFacts {
  return { links: [], images: [], refused: [], skipped: [], titles: [], subtitles: [], levels: [], slips: [] }
}

/** Adds the next heading of a text. Level 1 belongs to the page, so texts start at level 2. */
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
