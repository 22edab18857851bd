import type { CheckedChoice } from '#src/node/review/changes/checkChoice.ts'
import { fileOf } from '#src/node/review/changes/siteChange.ts'
import { printable } from '#src/node/text/printable.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'

/** Why a choice of changes is not published: the errors of the site with it alone, and the files whose changes it needs. */
export function choiceErrors({ errors, needs }: Pick<CheckedChoice, 'errors' | 'needs'>): string {
  const files = [...new Set(needs.map(fileOf))].map(printable).join(', ')
  const together = files === '' ? '' : ` They need the changes of ${files}. Add those, too.`
  return `Nothing was published: with these changes alone the site has errors.${together}\n${problemsAsText(errors, { frames: false })}`
}
