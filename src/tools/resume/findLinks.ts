import { emailsOf } from './findEmails.ts'
import type { Found } from './Resume.ts'
import type { ResumeParts } from './ResumeParts.ts'

const LINK =
  /(?:https?:\/\/|www\.)[^\s|<>()"]+|(?<![@\w.])(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:com|org|net|io|dev|me|ai|co|app|uk|de|in|br|example|info|eu|tech|design|page|xyz)(?:\.[a-z]{2})?(?:\/[^\s|<>()",]*)?(?![\w@])/gi

/** Web addresses among the contact details, and those behind linked words, without repeats. */
export function findLinks({ document: { lines, links = [] }, contact }: ResumeParts): Found[] {
  const written = contact.flatMap((index) => linksOf(lines[index]!.text).map((value) => ({ value, confidence: 0.95, line: index })))
  const behind = links.filter((link) => /^https?:/.test(link)).map((value) => ({ value, confidence: 0.9, line: null }))
  const seen = new Set<string>()
  return [...written, ...behind].filter(({ value }) => {
    const key = value.toLowerCase().replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/g, '')
    return !seen.has(key) && seen.add(key)
  })
}

/** The web addresses of a text as written; hosts of e-mail addresses are none. */
export function linksOf(text: string): string[] {
  const bare = emailsOf(text).reduce((rest, email) => rest.replace(email, ' '), text)
  return (bare.match(LINK) ?? []).map((link) => link.replace(/[.,;:]+$/, ''))
}
