import type { OwnTone } from '#schemas/ownTones.ts'
import { HOME, PROOF } from '#src/site/checks/examplePieces.ts'
import { nearestFix } from '#src/site/checks/fixes.ts'
import { rule } from '#src/site/checks/rule.ts'
import { writtenSections } from '#src/site/checks/writtenSections.ts'
import { didYouMean } from '#src/site/words/nearest.ts'

/** Tones that every site has. */
const OWN: readonly string[] = ['plain', 'tint', 'deep'] satisfies OwnTone[]

const toned = (tone: string) => `${PROOF}\n      "tone": "${tone}",`

export const noTone = rule({
  code: 'E_NO_TONE',
  group: 'sections',
  severity: 'error',
  title: 'Unknown tone',
  about: 'A section names a tone that the theme does not have, so it would have no background.',
  advice: 'Use plain, tint, deep, or a tone of theme.json, or add the tone there.',
  example: { file: HOME, replaces: PROOF, bad: toned('tnt'), good: toned('tint') },
  checkPage: (config) =>
    writtenSections(config).flatMap(({ section: { tone }, file, keyPath }) => {
      if (OWN.includes(tone) || config.tones === undefined || config.tones.includes(tone)) return []
      const known = [...OWN, ...config.tones]
      const place = { file, keyPath: [...keyPath, 'tone'] }
      const hint = didYouMean(tone, known) ?? `Choose one of ${known.join(', ')}, or add the tone to tones in theme.json.`
      return [{ ...place, message: `there is no tone "${tone}"`, hint, fix: nearestFix(place, tone, known) }]
    }),
})
