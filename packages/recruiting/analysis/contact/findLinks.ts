import { findEmails, SPELLED } from './findEmails.ts'
import { anyOf, inTurn } from '#packages/recruiting/analysis/text/patterns.ts'

const LINK = anyOf(
  /(?:https?:\/\/|www\.)[^\s|<>()[\]"]+/gi,
  inTurn(
    /(?<![@\w.]|\w-)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,9}/,
    anyOf(
      /com|org|net|io|dev|me|ai|co|app|uk|de|in|br|example|info|eu|tech|design|page|xyz|online|site|blog|art|photo|studio|works|cv|link|bio/,
      /fr|es|pt|ch|at|nl|be|it|pl|ie|ca|se|dk|no|fi|lu|us|au|nz|za|mx|ar|cl|pe|uy|ng|ke|gh|cat/,
    ),
    /(?:\.[a-z]{2})?(?:\/[^\s|<>()[\]",]*)?(?![\w@])/,
  ),
)

/** A degree such as "B.Com" or "M.Tech": hosts are in lower case. */
const DEGREE = /^\p{Lu}\.\p{Lu}\p{Ll}+$/u

/** The end of a sentence and the start of the next without a space: "system.It". */
const SENTENCES = /^[^/]*\.\p{Lu}\p{Ll}+$/u
/** Product names that look like addresses, and networks without a profile name. */
const PRODUCT =
  /^(?:asp|vb|ado|ml|f#)\.net$|^socket\.io$|^draw\.io$|^(?:booking|amazon|salesforce|monday|make|linkedin|github|gitlab|xing|facebook|instagram)\.com$/i

/** The web addresses in a text as written, without the hosts of email addresses. */
export function findLinks(text: string): string[] {
  const bare = findEmails(text).reduce((rest, email) => rest.replace(email, ' '), text.replace(SPELLED, ' '))
  return (bare.match(LINK) ?? [])
    .map((link) => link.replace(/(?<![.,;:])[.,;:]+$/, ''))
    .filter((link) => !DEGREE.test(link) && !SENTENCES.test(link) && !PRODUCT.test(link))
}
