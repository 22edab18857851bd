import type { OwnTone } from '#schemas/ownTones.ts'
import { HOME, PROOF } from '#src/site/checks/examplePieces.ts'
import { everyPage } from '#src/site/checks/everyPage.ts'
import { nearestFix } from '#src/site/checks/fixes.ts'
import { rule } from '#src/site/checks/rule.ts'
import { didYouMean } from '#src/site/words/nearest.ts'

/** Tones that every site has. */
const OWN: readonly OwnTone[] = ['plain', 'tint', 'deep']

const toned = (tone: string) => `${PROOF}\n      "tone": "${tone}",`

export const noTone = rule({
  code: 'E_NO_TONE',
  group: 'sections',
  severity: 'error',
  title: 'Unknown tone',
  about: 'A section names a tone that the theme does not have, so it would have no background.',
  advice: 'Use plain, tint, deep, or a tone of theme.json, or add the tone there.',
  example: { file: HOME, replaces: PROOF, bad: toned('tnt'), good: toned('tint') },
  ignoresWords: true,
  check: (config) => {
    if (!config.theme) return []
    const known: string[] = [...OWN, ...config.theme.tones.map(({ name }) => name)]
    const seen = new Set<string>()
    return everyPage(config).flatMap(({ sections, sources }) =>
      sections.flatMap(({ tone }, index) => {
        if (known.includes(tone)) return []
        const { file, keyPath } = sources[index]!
        const place = { file, keyPath: [...keyPath, 'tone'] }
        // Shared sections are reported once.
        const key = JSON.stringify(place)
        if (seen.has(key)) return []
        seen.add(key)
        const hint = didYouMean(tone, known) ?? `Choose one of ${known.join(', ')}, or add the tone to tones in theme.json.`
        return [{ ...place, message: `there is no tone "${tone}"`, hint, fix: nearestFix(place, tone, known) }]
      }),
    )
  },
})
