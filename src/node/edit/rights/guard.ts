import type { Act } from '#schemas/team.ts'
import type { Change } from '#src/node/edit/change.ts'
import { readTeam, teamFileOf } from './readTeam.ts'
import { type Person, rightsOf } from './rightsOf.ts'
import { type WholeAct, whyForbidden, whyNoMedia } from './whyForbidden.ts'

/** Decides for a person, in each question by the current `team.json`. A team that cannot be read allows nothing. */
export type Guard = {
  /** The e-mail address. */
  person: string
  /** Why changes of files are forbidden, in the config folder or in a copy of it; undefined if they are not. */
  whyNot(changes: readonly Change[], copy?: string): string | undefined
  /** The same guard for the plan of an act. */
  during(whole: WholeAct | undefined): Guard
  whyNoMedia(): string | undefined
  /** Why an act that changes no file of config is forbidden. */
  whyNotAct(act: Act): string | undefined
}

/** The guard of a person for a config folder, by a team file. */
export function guardFor(configDir: string, teamFile: string, person: Person): Guard {
  function decide<Given extends unknown[]>(why: (rights: ReturnType<typeof rightsOf>, ...given: Given) => string | undefined) {
    return (...given: Given) => {
      const team = readTeam(teamFile)
      return 'failure' in team ? `Nothing can be changed. ${team.failure}` : why(rightsOf(team, person), ...given)
    }
  }
  const guard = (whole?: WholeAct): Guard => ({
    person: person.email,
    whyNot: decide((rights, changes: readonly Change[], copy?: string) => whyForbidden(rights, copy ?? configDir, changes, whole)),
    during: guard,
    whyNoMedia: decide(whyNoMedia),
    whyNotAct: decide((rights, act: Act) => (rights.may(act) ? undefined : rights.refusal(act))),
  })
  return guard()
}

/** The guard of a person named on the command line, without groups; undefined without a name. */
export function guardOf(configDir: string, email: string | undefined): Guard | undefined {
  return email === undefined
    ? undefined
    : guardFor(configDir, teamFileOf(configDir), { email: email.toLowerCase(), name: email, groups: [] })
}
