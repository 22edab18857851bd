/** One position of a profile. */
export type ProfilePosition = { title: string; description: string }

/**
 * The pasted fields of a LinkedIn profile. A field that is absent was left out and is not checked; an empty one is checked and found empty.
 * `address` is the ending after "/in/", `contact` what else says how to reach the person.
 */
export type Profile = {
  firstName?: string
  lastName?: string
  address?: string
  contact?: string
  headline?: string
  about?: string
  positions?: ProfilePosition[]
  skills?: string[]
  recommendation?: string
}

/** How much of a field is used: `characters` as a reader sees them, `units` in the technical (UTF-16) length. */
export type FieldUse = {
  field: 'firstName' | 'lastName' | 'address' | 'headline' | 'about' | 'positionTitle' | 'position' | 'skills' | 'recommendation'
  characters: number
  units: number
  limit: number
  percent: number
}
