import { readFileSync } from 'node:fs'
import { extractJob } from '#src/tools/job/extractJob.ts'
import { jobUnits } from '#src/tools/job/jobUnits.ts'
import { compareResume } from '#src/tools/matching/compareResume.ts'
import { readQualifications } from '#src/tools/matching/readQualifications.ts'
import { readPasted } from '#src/tools/document/readPasted.ts'
import { extractResume } from '#src/tools/resume/extractResume.ts'
import { skillList } from '#src/tools/skills/skillList.ts'
import { skillMatcher } from '#src/tools/skills/skillMatcher.ts'
const LIMITS = { bytes: 5_000_000, pages: 20, characters: 400_000, milliseconds: 30_000 }
const find = skillMatcher(skillList())
const [job='', resume=''] = readFileSync(process.argv[2]!, 'utf8').split(/\n===== (?:resume|truth)\n/)
const read = readPasted(resume, LIMITS)
if (!read.ok) throw new Error('x')
const asked = extractJob(job, find)
if (process.argv[3]) for (const u of jobUnits(job)) console.log(u.line, u.part, u.asks, u.isPoint, u.text)
const m = compareResume(readQualifications(read.document, extractResume(read.document), find, { year: 2026, month: 11 }), asked, job, { must: 0.7, nice: 0.2, likeness: 0.1 })
console.log('lang', m.language, 'years', m.years, 'score', m.score.total)
const wants = new Map([...asked.must, ...asked.nice].map((d) => [d.line + d.asked, d.wants]))
for (const kind of ['must', 'nice'] as const) for (const a of m[kind]) console.log(kind, a.requirement.line, a.state, '|', a.requirement.asked, '|', JSON.stringify(wants.get(a.requirement.line + a.requirement.asked)), '|', a.found.slice(0,60), '|', a.evidence?.text.slice(0, 80))
