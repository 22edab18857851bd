import list from '#tests/extraction/jobs/payAndPlace.json'
import { extractJob } from '#src/tools/job/extractJob.ts'
import { skillList } from '#src/tools/skills/skillList.ts'
import { skillMatcher } from '#src/tools/skills/skillMatcher.ts'
const find = skillMatcher(skillList())
let p = 0, s = 0
const ok = (want: string | null, is: string | undefined) => want === null ? is === undefined : (is ?? '').toLowerCase().includes(want.toLowerCase())
for (const { text, place, pay } of list) {
  const job = extractJob(text, find)
  const a = ok(place, job.location?.text), b = ok(pay, job.salary?.text)
  if (a) p++; else console.log('PLACE', place, '|', job.location?.text, '|', text.replace(/\n/g, ' / ').slice(0, 90))
  if (b) s++; else console.log('PAY', pay, '|', job.salary?.text, '|', text.replace(/\n/g, ' / ').slice(0, 120))
}
console.log(p, s, list.length)
