import { z } from 'zod'
import { EditorSchema, Email, Slug, line } from './atoms.ts'
import { urlOf } from './urlOf.ts'

/** What people do in the editor. */
export const ACTS = [
  'edit',
  'add',
  'remove',
  'move',
  'shared',
  'media',
  'menus',
  'theme',
  'settings',
  'send',
  'publish',
  'comment',
  'messages',
] as const
export type Act = (typeof ACTS)[number]

/** The address of an identity provider; without https on this machine only. */
const Issuer = z.string().max(300).refine(isIssuer, 'must be an address such as https://login.example.com')

function isIssuer(text: string): boolean {
  const url = urlOf(text)
  if (!url || url.username !== '' || url.search !== '' || url.hash !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname))
}

const Pattern = z.string().min(1).max(200)

const Rule = z
  .strictObject({
    acts: z.array(z.enum(ACTS)).min(1).describe('What the role allows.'),
    pages: z
      .array(Pattern.startsWith('/', 'must start with a slash, such as /blog/**'))
      .min(1)
      .default(['/**'])
      .describe('Where edit, add, remove and move apply: paths of pages; * is any name, ** anything below. All pages by default.'),
    fields: z
      .array(Pattern)
      .min(1)
      .default(['**'])
      .describe(
        'What edit changes: keys of a page joined by dots, such as title or sections.**; * is any key, ** any number of keys. All by default.',
      ),
    languages: z
      .array(z.string().min(2).max(40))
      .min(1)
      .optional()
      .describe('Only texts in these languages, such as de; the language of the site itself is main. All by default.'),
  })
  .describe('Something that a role allows.')
export type Rule = z.output<typeof Rule>

/** `team.json`, next to the config folder: the login of the team’s editor, and what people may do. */
export const Team = z
  .strictObject({
    $schema: EditorSchema,
    login: z
      .strictObject({
        issuer: Issuer.describe('The address of the identity provider, without /.well-known.'),
        clientId: line(200).describe('The client id that the provider has given to the editor.'),
        scope: line(200).default('openid email profile').describe('What the editor asks the provider for.'),
        groupsClaim: line(80).default('groups').describe('The claim with the groups of a person.'),
        trustUnverifiedEmail: z
          .boolean()
          .default(false)
          .describe('Accepts addresses that the provider does not call verified. Only for providers whose addresses people cannot choose.'),
      })
      .optional()
      .describe('Login with OpenID Connect. The secret is in PAGE_BUILDER_OIDC_CLIENT_SECRET.'),
    proxies: z
      .array(z.union([z.ipv4(), z.ipv6()]))
      .max(20)
      .default([])
      .describe('Addresses of reverse proxies, whose X-Forwarded-For and, with --trust-header, identity headers count.'),
    sessions: z
      .strictObject({
        idleMinutes: z.int().min(5).max(1440).default(60).describe('A session ends after this time without requests.'),
        hours: z.int().min(1).max(72).default(12).describe('A session ends after this time in any case.'),
      })
      .prefault({})
      .describe('How long people stay logged in.'),
    previews: z
      .strictObject({
        most: z.int().min(1).max(100).default(8).describe('How many people edit at the same time; each needs the memory of a preview.'),
        idleMinutes: z.int().min(1).max(1440).default(20).describe('A preview ends after this time without requests.'),
        keepDays: z
          .int()
          .min(1)
          .max(365)
          .default(30)
          .describe('A folder without unpublished work is removed after this time without a login.'),
      })
      .prefault({})
      .describe('The previews of people.'),
    roles: z
      .record(
        Slug,
        z
          .strictObject({
            about: line(200).optional().describe('What the role is for.'),
            may: z.array(Rule).max(50).describe('What the role allows; everything else is refused.'),
          })
          .describe('A role.'),
      )
      .describe('The roles, by name.'),
    people: z.record(Email, z.array(Slug).max(20)).default({}).describe('Roles of people, by e-mail address.'),
    groups: z.record(line(200), z.array(Slug).max(20)).default({}).describe('Roles of the groups that the provider names.'),
  })
  .superRefine(({ roles, people, groups }, context) => {
    for (const [part, given] of Object.entries({ people, groups }))
      for (const [who, names] of Object.entries(given))
        for (const [index, name] of names.entries())
          if (!Object.hasOwn(roles, name))
            context.addIssue({
              code: 'custom',
              path: [part, who, index],
              message: `"${name}" is not one of the roles (${Object.keys(roles).join(', ')})`,
            })
  })
  .describe('The team that edits the site: login, roles and people.')

/** The team, parsed. */
export type Team = z.output<typeof Team>
