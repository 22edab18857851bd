// @vitest-environment jsdom
import { expect, test } from 'vitest'
import ResumeSync from './schema.ts'
import { extractJob } from '#packages/recruiting/analysis/job/extractJob.ts'
import type { Answer, JobMatch } from '#packages/recruiting/analysis/matching/JobMatch.ts'
import { skillList } from '#packages/recruiting/analysis/skills/skillList.ts'
import { skillMatcher } from '#packages/recruiting/analysis/skills/skillMatcher.ts'
import { mount } from '#tests/support/mount.tsx'
import { MoveRequirements } from './MoveRequirements.tsx'

const [example] = ResumeSync.meta()!.examples as object[]
const { words } = ResumeSync.parse({ type: 'resumeSync', ...example })

test('R5.5 a requirement that several things would meet is called by all of them, as in the list', async () => {
  const { must } = extractJob('Developer\n\nRequirements\n- Go or Rust', skillMatcher(skillList()))
  const answers = must.map((requirement): Answer => ({ requirement, state: 'missing', way: null, found: '', evidence: null }))
  const match = { must: answers, nice: [] as Answer[] } as JobMatch
  const view = await mount(<MoveRequirements match={match} words={words} onMove={() => {}} />)
  expect([...view.host.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Go / Rust'])
  await view.unmount()
})
