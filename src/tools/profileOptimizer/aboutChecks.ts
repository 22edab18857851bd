import { checkResult, type CheckResult } from '#src/tools/checks/CheckResult.ts'
import { firstGraphemes } from '#src/tools/text/firstGraphemes.ts'
import { hasFigure } from '#src/tools/text/hasFigure.ts'
import { sentences } from '#src/tools/text/sentences.ts'
import { lengthOf } from './fieldUses.ts'
import type { LinkedinProfile, ProfileOptions } from './LinkedinProfile.ts'
import { rolePlace } from './rolePlace.ts'

/** The checks of About, when it was given. */
export function aboutChecks({ about }: LinkedinProfile, { find, limits, role }: ProfileOptions): CheckResult[] {
  if (about === undefined) return []
  const { characters, units, limit, percent } = lengthOf(about, limits.about)
  const isEmpty = about.trim() === ''
  const opening = firstGraphemes(about, limits.aboutSeen)
  const isWhole = /[.!?](?<=\p{L}{2}[^.!?]*[.!?])(?:\s|$)/u.test(opening) || opening === about
  const saysMuch = find(opening).length > 0 || hasFigure(opening) || (role.trim() !== '' && rolePlace(opening, role).share === 1)
  const first = about.match(/\b(?:I(?:['’](?:m|ve|d|ll))?|[Mm]y|[Mm]e|[Mm]yself)\b/g)?.length ?? 0
  const figures = sentences(about).filter(({ text }) => hasFigure(text))
  const opened = isWhole && saysMuch ? 'good' : isWhole || saysMuch ? 'improve' : 'missing'
  return [
    checkResult('aboutLength', 'Professional_Background', isEmpty ? 'missing' : characters <= limit ? 'good' : 'improve', {
      facts: { characters, units, limit, percent },
    }),
    checkResult('aboutOpening', 'Professional_Background', isEmpty ? 'note' : opened, {
      facts: { limit: limits.aboutSeen, text: opening },
    }),
    checkResult('aboutFirstPerson', 'Professional_Background', isEmpty ? 'note' : first > 0 ? 'good' : 'improve', {
      facts: { count: first },
    }),
    checkResult('aboutFigures', 'Accomplishments', isEmpty ? 'note' : figures.length > 0 ? 'good' : 'missing', {
      facts: { count: figures.length },
      evidence: figures,
    }),
  ]
}
