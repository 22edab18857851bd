/** The header with which the server of a team’s editor identifies itself to a preview. */
export const TEAM_KEY_HEADER = 'x-team-key'

/** The variable with the `TeamPreview` of a preview, as JSON. */
export const TEAM_VARIABLE = 'PAGE_BUILDER_TEAM_PREVIEW'

/**
 * What a preview in a team’s editor knows: the key that its requests need, the person, the beginning of the names of their branches, the
 * main branch if the project has one checked out, the team file, and the project of the server, which has comments and messages.
 */
export type TeamPreview = {
  key: string
  person: { email: string; name: string; groups: readonly string[] }
  branches: string
  main?: string | undefined
  teamFile: string
  project: string
}
