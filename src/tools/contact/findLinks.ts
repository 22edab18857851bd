import { findEmails } from './findEmails.ts'
import { anyOf, inTurn } from '#src/tools/text/patterns.ts'

const LINK = anyOf(
  /(?:https?:\/\/|www\.)[^\s|<>()"]+/gi,
  inTurn(
    /(?<![@\w.]|\w-)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,9}/,
    /com|org|net|io|dev|me|ai|co|app|uk|de|in|br|example|info|eu|tech|design|page|xyz/,
    /(?:\.[a-z]{2})?(?:\/[^\s|<>()",]*)?(?![\w@])/,
  ),
)

/** A degree such as "B.Com" or "M.Tech", rather than a host in small letters. */
const DEGREE = /^\p{Lu}\.\p{Lu}\p{Ll}+$/u

/** The web addresses in a text as written, without the hosts of e-mail addresses. */
export function findLinks(text: string): string[] {
  const bare = findEmails(text).reduce((rest, email) => rest.replace(email, ' '), text)
  return (bare.match(LINK) ?? []).map((link) => link.replace(/(?<![.,;:])[.,;:]+$/, '')).filter((link) => !DEGREE.test(link))
}
