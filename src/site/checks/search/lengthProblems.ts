import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import type { RuleProblem } from '#src/site/checks/rule.ts'

/** Recommended lengths in characters, between which search results show a text in full and it is informative. */
const best = {
  title: { least: 15, most: 60, about: 'Say what the page is about and for whom.' },
  description: { least: 50, most: 160, about: 'Say in one or two sentences what visitors find here.' },
} as const

/** Texts that search results cannot show well. A short title is counted with the company name after it. */
export function lengthProblems(field: keyof typeof best, { pages, settings }: ReadConfig): RuleProblem[] {
  const { least, most, about } = best[field]
  // If the company name is unknown, no title is too short.
  const added = field === 'description' ? 0 : settings ? ` · ${settings.titleSuffix}`.length : least
  return pages.flatMap(({ file, meta, generated }): RuleProblem[] => {
    // Generated pages have texts that are written elsewhere.
    if (generated) return []
    // A description that repeats the title is reported separately.
    if (meta.noindex || (field === 'description' && meta.description.trim() === meta.title.trim())) return []
    const length = lengthOf(meta[field])
    const isShort = length + added < least
    if (!isShort && length <= most) return []
    const size = isShort ? `is short: ${length} characters` : `is long: ${length} characters, of which about ${most} are shown`
    return [
      {
        file,
        keyPath: [field],
        message: `the ${field} ${size}`,
        hint: isShort ? `${about} Use ${least} to ${most} characters.` : `Use ${least} to ${most} characters.`,
      },
    ]
  })
}

/** User-perceived characters; most texts need no segmentation. */
function lengthOf(text: string): number {
  return /^[\u0000-\u00ff’‘“”–—…]*$/.test(text) ? text.length : [...text].length
}
