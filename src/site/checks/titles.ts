import type { Check, ReadConfig } from './check.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import type { SitePage } from '#src/site/site.ts'

/** The table: lengths in characters between which search results show a text whole and with enough to judge it by. */
const best = {
  title: { least: 15, most: 60, about: 'Say what the page is about and for whom.' },
  description: { least: 50, most: 160, about: 'Say in one or two sentences what the reader finds here.' },
} as const

/**
 * Titles and descriptions have a length that search results can show. A short title counts with the company's name, which is shown after
 * it.
 */
export function fittingLengths({ pages, settings }: ReadConfig): UnplacedProblem[] {
  // While nobody knows the company's name, no title is too short.
  const added = settings ? ` · ${settings.titleSuffix}`.length : best.title.least
  return shownInSearch(pages).flatMap((page) =>
    (['title', 'description'] as const).flatMap((field): UnplacedProblem[] => {
      const { least, most, about } = best[field]
      const length = lengthOf(page.meta[field])
      const isShort = length + (field === 'title' ? added : 0) < least
      if (!isShort && length <= most) return []
      const size = isShort ? `is short: ${length} characters` : `is long: ${length} characters, of which about ${most} are shown`
      return [
        {
          code: `E_${field.toUpperCase()}_LENGTH`,
          severity: 'warning',
          file: page.file,
          keyPath: [field],
          message: `the ${field} ${size}`,
          hint: isShort ? `${about} Best are ${least} to ${most} characters.` : `Best are ${least} to ${most} characters.`,
        },
      ]
    }),
  )
}

/** A description says more than the title does. */
export function tellingDescriptions({ pages }: ReadConfig): UnplacedProblem[] {
  return shownInSearch(pages).flatMap((page): UnplacedProblem[] =>
    // They can be the same only when they are about as long.
    Math.abs(page.meta.description.length - page.meta.title.length) < 8 && plain(page.meta.description) === plain(page.meta.title)
      ? [
          {
            code: 'E_DESCRIPTION_IS_TITLE',
            severity: 'warning',
            file: page.file,
            keyPath: ['description'],
            message: 'the description only repeats the title',
            hint: 'Say what the reader finds on the page.',
          },
        ]
      : [],
  )
}

function shownInSearch(pages: SitePage[]): SitePage[] {
  return pages.filter(({ meta }) => !meta.noindex)
}

/** Characters as people count them; most texts are plain and need no closer look. */
function lengthOf(text: string): number {
  // eslint-disable-next-line no-control-regex
  return /^[\u0000-\u00ff’‘“”–—…]*$/.test(text) ? text.length : [...text].length
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s.!?]+/g, ' ')
    .trim()
}

/** Checks of what search results show. */
export const titleChecks: Check[] = [fittingLengths, tellingDescriptions]
