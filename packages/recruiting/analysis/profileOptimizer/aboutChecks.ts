import { checkResult, type CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import { firstGraphemes } from '#packages/recruiting/analysis/text/firstGraphemes.ts'
import { hasFigure } from '#packages/recruiting/analysis/text/hasFigure.ts'
import { sentences } from '#packages/recruiting/analysis/text/sentences.ts'
import { lengthOf } from './fieldUses.ts'
import { firstPerson } from './firstPerson.ts'
import type { LinkedinProfile, ProfileOptions } from './LinkedinProfile.ts'
import { rolePlace } from './rolePlace.ts'
import { withoutContacts } from './withoutContacts.ts'

/** The checks of About; none if it was not given. */
export function aboutChecks({ about }: LinkedinProfile, { find, limits, role }: ProfileOptions): CheckResult[] {
  if (about === undefined) return []
  const { characters, units, limit, percent } = lengthOf(about, limits.about)
  const least = limits.aboutLeast
  const isEmpty = about.trim() === ''
  const opening = firstGraphemes(about, limits.aboutSeen)
  const isWhole = /[.!?](?<=\p{L}{2}[^.!?]*[.!?])(?:\s|$)/u.test(opening) || opening === about
  const saysMuch =
    find(opening).length > 0 || hasFigure(withoutContacts(opening)) || (role.trim() !== '' && rolePlace(opening, role).share === 1)
  const first = firstPerson(about)
  const figures = sentences(about).filter(({ text }) => hasFigure(withoutContacts(text)))
  const opened = isWhole && saysMuch ? 'good' : isWhole || saysMuch ? 'improve' : 'missing'
  return [
    checkResult(
      'aboutLength',
      'Professional_Background',
      isEmpty ? 'missing' : characters > limit || characters < least ? 'improve' : 'good',
      {
        share: isEmpty ? 0 : characters < least ? characters / least : characters > limit ? 0.5 : 1,
        facts: { characters, units, limit, least, percent },
      },
    ),
    checkResult('aboutOpening', 'Professional_Background', opened, {
      after: isEmpty ? 'aboutLength' : undefined,
      facts: { limit: limits.aboutSeen, text: opening },
    }),
    checkResult('aboutFirstPerson', 'Professional_Background', first === null ? 'note' : first > 0 ? 'good' : 'improve', {
      after: isEmpty ? 'aboutLength' : undefined,
      facts: { count: first ?? 0 },
    }),
    checkResult('aboutFigures', 'Accomplishments', figures.length > 0 ? 'good' : 'missing', {
      after: isEmpty ? 'aboutLength' : undefined,
      facts: { count: figures.length },
      evidence: figures,
    }),
  ]
}
