import * as z from 'zod/mini'

const id = z.string().check(
  z.minLength(1),
  z.maxLength(200),
  z.refine((value) => value !== '__proto__'),
)
const account = z.object({ id, name: z.string().check(z.maxLength(200)), link: z.string().check(z.maxLength(2000)) })
const accounts = z.array(account).check(z.maxLength(200))

/**
 * What the service of a tool answers when it is asked for the accounts of the visitor: the own account on each network, null where there is
 * none, with the pages and organisations that it runs. Fields of other names are left out.
 */
export const accountsAnswer = z.object({
  linkedin: z.nullable(account),
  linkedinOrgs: accounts,
  facebook: z.nullable(account),
  fbPages: accounts,
  instagram: z.nullable(account),
})
