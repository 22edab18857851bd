import { type Answer, ask as askServer } from '#tests/support/ask.ts'

/** The answer of a host, with the address to which it leads as most write it: Apache puts the origin of the site before it. */
export async function ask(url: string, path: string, headers?: Record<string, string>, method?: string): Promise<Answer> {
  const answer = await askServer(url, path, headers, method)
  const { location, ...others } = answer.headers
  return location === undefined ? answer : { ...answer, headers: { ...others, location: location.replace(url, '') } }
}
