import type { SectionProps } from '#schemas/sections/index.ts'
import type { ResumeJdSync } from '#src/store/slices/resumeSync.ts'

type Words = SectionProps<'resumeSync'>['words']

/** A part of the resume as it is and as it could be. */
export type Sides = { label: string; old: string[]; next: string[] }

/** The stored proposal as pairs; parts with nothing on either side are left out. */
export function sidesOf(proposal: ResumeJdSync, words: Words): Sides[] {
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
  const pairs: Sides[] = [
    { label: words.experience, old: lines(proposal.Experience), next: lines(proposal.Experience) },
    { label: words.location, old: lines(proposal.Location), next: lines(proposal.Location) },
    { label: words.objective, old: lines(proposal.Objective.Old), next: lines(proposal.Objective.New) },
    { label: words.project, old: lines(proposal.Project.Old), next: lines(proposal.Project.New) },
    { label: words.hardSkills, old: proposal['Hard Skills'].Old, next: proposal['Hard Skills'].New },
    { label: words.softSkills, old: proposal['Soft Skills'].Old, next: proposal['Soft Skills'].New },
  ]
  return pairs.filter(({ old, next }) => old.length > 0 || next.length > 0)
}

/** What the resume says beside what could be changed, in a table whose rows are read one by one on narrow screens. */
export function SideBySide({ sides, words }: { sides: Sides[]; words: Words }) {
  if (sides.length === 0) return null
  return (
    <section className="side-by-side">
      <h3>{words.proposal}</h3>
      <p className="help">{words.proposalNote}</p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.old}</th>
            <th scope="col">{words.new}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ label, old, next }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {[old, next].map((items, side) => (
                <td key={side} data-label={side === 0 ? words.old : words.new}>
                  {items.length === 0 ? (
                    words.nothing
                  ) : items.length === 1 ? (
                    items[0]
                  ) : (
                    <ul>
                      {items.map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                    </ul>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
