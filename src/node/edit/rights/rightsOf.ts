import type { Act, Rule, Team } from '#schemas/team.ts'

/** A person as the login describes them; `email` in small letters. */
export type Person = { email: string; name: string; groups: readonly string[] }

/** Where an act applies: a page by its path, a field by its key path joined by dots, the language of the text (`main` for the site’s). */
export type ActPlace = { page?: string | undefined; field?: string | undefined; language?: string | undefined }

/** What a person may do. */
export type Rights = {
  person: Person
  roles: readonly string[]
  may(act: Act, place?: ActPlace): boolean
  /** Why they may not, and who may, as two sentences. */
  refusal(act: Act, place?: ActPlace): string
}

/** The rights of a person in a team; without a role, none. */
export function rightsOf(team: Team, person: Person): Rights {
  const roles = rolesOf(team, person)
  return {
    person,
    roles,
    may: (act, place = {}) => roles.some((role) => allows(team, role, act, place)),
    refusal: (act, place = {}) => `${person.email} may not ${phraseOf(act, place)}. ${whoMay(team, act, place)}`,
  }
}

function rolesOf({ people, groups, roles }: Team, person: Person): string[] {
  const own = Object.entries(people).flatMap(([email, names]) => (email.toLowerCase() === person.email ? names : []))
  const ofGroups = person.groups.flatMap((group) => (Object.hasOwn(groups, group) ? groups[group]! : []))
  return [...new Set([...own, ...ofGroups])].filter((name) => Object.hasOwn(roles, name))
}

function allows({ roles }: Team, role: string, act: Act, place: ActPlace): boolean {
  return roles[role]!.may.some((rule) => rule.acts.includes(act) && applies(rule, place))
}

function applies({ pages, fields, languages }: Rule, { page, field, language }: ActPlace): boolean {
  return (
    (page === undefined || pages.some((pattern) => matches(pattern, page, '/'))) &&
    (field === undefined || fields.some((pattern) => matches(pattern, field, '.'))) &&
    (language === undefined || languages === undefined || languages.some((one) => one.toLowerCase() === language.toLowerCase()))
  )
}

/** Whether a path matches a pattern: `*` is any part, `**` any number of parts. */
export function matches(pattern: string, path: string, separator: '/' | '.'): boolean {
  const parts = (text: string) => text.split(separator).filter((part) => part !== '')
  return partsMatch(parts(pattern), parts(path))
}

function partsMatch([first, ...pattern]: readonly string[], path: readonly string[]): boolean {
  if (first === undefined) return path.length === 0
  if (first === '**') {
    // Several in a row mean the same as one.
    if (pattern[0] === '**') return partsMatch(pattern, path)
    return path.length === 0 ? partsMatch(pattern, path) : partsMatch(pattern, path) || partsMatch([first, ...pattern], path.slice(1))
  }
  return path.length > 0 && (first === '*' || first === path[0]) && partsMatch(pattern, path.slice(1))
}

/** The table: acts as phrases. */
const PHRASES: Record<Act, (place: ActPlace) => string> = {
  edit: ({ page, field, language }) => `edit ${field === undefined ? '' : `"${field}" of `}${page ?? 'this file'}${inLanguage(language)}`,
  add: ({ page, language }) => `add the page ${page ?? ''}${inLanguage(language)}`,
  remove: ({ page }) => `remove the page ${page ?? ''}`,
  move: ({ page }) => `move a page from or to ${page ?? ''}`,
  shared: ({ language }) => `edit shared sections${inLanguage(language)}`,
  media: () => 'add, replace or delete files in assets',
  menus: ({ language }) => `edit the header and the footer${inLanguage(language)}`,
  theme: () => 'edit colours and fonts',
  settings: () => 'edit settings of the site, collections, redirects and data',
  send: () => 'send changes for approval',
  publish: () => 'publish',
  comment: () => 'comment',
  messages: () => 'read and change messages of forms',
}

function inLanguage(language: string | undefined): string {
  return language === undefined || language === 'main' ? '' : ` in ${language}`
}

function phraseOf(act: Act, place: ActPlace): string {
  return PHRASES[act](place).trimEnd()
}

const MOST_NAMED = 3

function whoMay(team: Team, act: Act, place: ActPlace): string {
  const roles = Object.keys(team.roles).filter((role) => allows(team, role, act, place))
  if (roles.length === 0) return 'No role allows it; team.json can add one.'
  const having = (given: Record<string, readonly string[]>) =>
    Object.entries(given).flatMap(([who, names]) => (names.some((name) => roles.includes(name)) ? [who] : []))
  const who = [...having(team.people), ...having(team.groups).map((group) => `group ${group}`)]
  const more = who.length > MOST_NAMED ? `, and ${who.length - MOST_NAMED} more` : ''
  const named = who.length === 0 ? '' : ` (${who.slice(0, MOST_NAMED).join(', ')}${more})`
  return `Ask a person with the role ${roles.join(' or ')}${named}.`
}
