import { degreesIn } from '#src/tools/job/degrees.ts'
import { contentWords } from '#src/tools/job/contentWords.ts'
import { degreeLevels, type DegreeLevel } from '#src/tools/job/Job.ts'
import type { WantAnswer } from './JobMatch.ts'
import { nothingFound } from './nothingFound.ts'
import type { Qualifications } from './Qualifications.ts'

/** How many first letters tell that words are of one family: "biology" and "biological". */
const FAMILY = 6

/**
 * How a resume shows a degree: one as high in the subject, in part another subject, or the level below in the same.
 * `level` is that which was found.
 */
export function bestDegree(
  { level, subject }: { level: DegreeLevel; subject: string },
  { degrees, written }: Qualifications,
): WantAnswer & { level: DegreeLevel | null } {
  const height = (level: DegreeLevel) => degreeLevels.indexOf(level)
  const wanted = contentWords(subject).map(({ stem }) => stem)
  const fits = (text: string) =>
    wanted.length === 0 ||
    contentWords(text).some(({ stem }) => wanted.some((own) => own === stem || own.slice(0, FAMILY) === stem.slice(0, FAMILY)))
  // A degree may be on one line and its subject on the next, unless that is about another one.
  const around = (line: number) => {
    const next = written[line + 1] ?? ''
    return degreesIn(next).length > 0 ? written[line]! : `${written[line]} ${next}`
  }
  const enough = degrees.filter((degree) => height(degree.level) >= height(level))
  const fitting = enough.find(({ line }) => fits(around(line)))
  const shown = fitting ?? [...degrees].sort((a, b) => height(b.level) - height(a.level))[0]
  if (!shown) return { ...nothingFound('missing'), level: null }
  const text = written[shown.line]!.trim()
  // A level below is a part of what is asked for in the same subject only.
  const isNear = subject !== '' && height(shown.level) === height(level) - 1 && fits(around(shown.line))
  if (!fitting && enough.length === 0 && !isNear) return { ...nothingFound('missing'), level: shown.level }
  return { state: fitting ? 'covered' : 'partial', way: 'read', found: text, evidence: { text, line: shown.line }, level: shown.level }
}
