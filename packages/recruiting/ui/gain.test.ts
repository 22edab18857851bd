import { expect, test } from 'vitest'
import { jobCheckIds } from '#packages/recruiting/schemas/checkIds.ts'
import { JobLimits } from '#packages/recruiting/schemas/thresholds.ts'
import { score } from '#packages/recruiting/analysis/checks/score.ts'
import { isGround } from '#packages/recruiting/analysis/jobScanner/advertLaws.ts'
import { scanJob } from '#packages/recruiting/analysis/jobScanner/scanJob.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { rise } from './gain.ts'

const find = skillMatcher(skillList())
const weights = Object.fromEntries(jobCheckIds.map((id) => [id, 1]))
const scored = (text: string) => score(scanJob(text, { find, limits: JobLimits.parse({}) }).checks, weights, isGround)
const ADVERT = 'Baker\n\nYou bake bread in York.\n\nRequirements\n- Rye\n- Baking'

test.each(['No foreigners.', 'We are a young team.', 'You must be slim and pretty.'])(
  'R5.3 a wording that shuts people out lowers the score by what its removal is said to gain: %s',
  (wording) => {
    const [clean, marked] = [scored(ADVERT), scored(ADVERT.replace('York.', `York. ${wording}`))]
    expect(marked.total).toBeLessThan(clean.total)
    const parts = marked.parts.map(({ id, points, outOf }) => ({ id, score: points, outOf }))
    const sum = (points: number[]) => points.reduce((total, one) => total + one, 0)
    const found = parts.filter(({ id }) => isGround(id)).map(({ id }) => id)
    const then = sum(parts.map(({ score: points }) => points)) + rise(parts, found, (id) => found.includes(id))
    expect(then).toBeCloseTo(sum(clean.parts.map(({ points }) => points)), 1)
  },
)

test('H12.5 each of many wordings is worth what it is alone, and what is said to be gained is', () => {
  const wordings = ['No foreigners.', 'We are a young team.', 'You must be slim and pretty.', 'Christians preferred.', 'Girls only.']
  const all = scored(ADVERT.replace('York.', `York. ${wordings.join(' ')}`))
  const gains = ['originWords', 'ageWords', 'religionWords', 'genderWords'].map((id) =>
    rise(
      all.parts.map(({ id, points, outOf }) => ({ id, score: points, outOf })),
      [id],
      isGround,
    ),
  )
  const first = scored(ADVERT.replace('York.', `York. ${wordings.slice(1).join(' ')}`))
  const sum = ({ parts }: typeof all) => parts.reduce((total, { points }) => total + points, 0)
  expect(gains[0]).toBeCloseTo(sum(first) - sum(all), 1)
  for (const one of gains) expect(one).toBeCloseTo(gains[0]!, 1)
})
