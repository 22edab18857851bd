import * as z from 'zod/mini'

const id = z.string().check(
  z.minLength(1),
  z.maxLength(200),
  z.refine((value) => value !== '__proto__'),
)
const account = z.object({ id, name: z.string().check(z.maxLength(200)), link: z.string().check(z.maxLength(2000)) })
const accounts = z.array(account).check(z.maxLength(200))

/**
 * The answer of a tool’s service to a request for the visitor’s accounts: the own account on each network, null if there is none, with the
 * pages and organizations that it runs. Other fields are dropped.
 */
export const accountsAnswer = z.object({
  linkedin: z.nullable(account),
  linkedinOrgs: accounts,
  facebook: z.nullable(account),
  fbPages: accounts,
  instagram: z.nullable(account),
})
