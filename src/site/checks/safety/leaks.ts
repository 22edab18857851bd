import { perPage } from '#src/site/checks/perPage.ts'
import type { PageConfig, Source } from '#src/site/checks/readConfig.ts'
import type { Place } from '#src/site/checks/rule.ts'
import type { KeyPath } from '#src/site/site.ts'

const PASSWORD = '://[^\\s/@:"]{0,100}:[^\\s/@"]{1,200}@'
const ACCESS_KEY = '[?&](?:access_token|api_?key|client_secret|secret|password|token|sig)='
/** Patterns of secrets, as documented by their providers. Long enough not to match ordinary words. */
const secrets: { what: string; form: string }[] = [
  { what: 'a private key', form: '-----BEGIN (?:[A-Z]+ ){0,3}PRIVATE KEY' },
  { what: 'a Stripe key', form: '\\b[sr]k_(?:live|test)_[A-Za-z0-9]{10,}' },
  { what: 'a Sentry token', form: '\\bsntry[su]_[A-Za-z0-9+/=_-]{20,}' },
  { what: 'an AWS access key', form: '\\b(?:AKIA|ASIA)[A-Z0-9]{16}\\b' },
  { what: 'a GitHub token', form: '\\bgh[pousr]_[A-Za-z0-9]{30,}|\\bgithub_pat_[A-Za-z0-9_]{20,}' },
  { what: 'a Slack token', form: '\\bxox[abeprs]-[A-Za-z0-9-]{10,}' },
  { what: 'an npm token', form: '\\bnpm_[A-Za-z0-9]{30,}' },
  { what: 'an address with a password', form: `\\b[a-z]{2,10}${PASSWORD}` },
  { what: 'a Slack webhook address', form: 'hooks\\.slack\\.com/(?:services|triggers|workflows)/[A-Za-z0-9_/-]{10,}' },
  { what: 'a Discord webhook address', form: 'discord(?:app)?\\.com/api/webhooks/\\d{5,}/[A-Za-z0-9_-]{10,}' },
  { what: 'an access key in an address', form: `${ACCESS_KEY}[^\\s&"#]{8,}` },
]
/** Template variables: `${name}`, `{{ name }}`, `{% if %}`, `<%= name %>`, `%%NAME%%`. */
const PLACEHOLDER =
  '\\$\\{[A-Za-z_][A-Za-z0-9_.]*\\}|\\{\\{[^{}\\n]{0,80}\\}\\}|\\{%[^%\\n]{0,80}%\\}|<%[=-]?[^%\\n]{0,80}%>|%%[A-Z_]{2,40}%%'
const everywhere = new RegExp(`${secrets.map(({ form }) => `(${form})`).join('|')}|(${PLACEHOLDER})`, 'g')
/**
 * Fixed pieces of everything that the pattern below matches, to skip most files. Plain strings are found many times faster than patterns,
 * and fastest with at most six letters that start with a rare one.
 */
const HINTS = '_|-----B|AKIA|ASIA|xox|${|\\u00|@|ks.sla|/webh|=|{{|{%|<%|%%'.split('|')
/** A quick test of a file. Escapes can hide the letters of a secret, so files with escapes are always checked. */
const suspect = new RegExp(
  `-----BEGIN|[sr]k_(?:live|test)_|sntry[su]_|AKIA|ASIA|gh[pousr]_|github_pat_|xox[abeprs]-|npm_|\\$\\{|\\{\\{|\\{%|<%|%%|\\\\u00[2-7]|` +
    `${PASSWORD}|hooks\\.slack|/api/webhooks/|${ACCESS_KEY}`,
)

/** A text that must not be published, as far as it matched. `secret` is its kind; without it, the text is a variable. */
export type Leak = { place: Place; match: string; secret: string | undefined }

/** Secrets and unfilled variables of all files, at most one for each text. */
export const leaks = perPage(({ sources }: PageConfig): Leak[] =>
  sources.flatMap((source) =>
    HINTS.some((hint) => source.text.includes(hint)) && suspect.test(source.text)
      ? 'value' in source
        ? inJson(source)
        : inText(source)
      : [],
  ),
)

function inText({ file, text }: Source): Leak[] {
  let isFenced = false
  return text.split('\n').flatMap((line, index) => {
    if (/^ {0,3}(?:```|~~~)/.test(line)) isFenced = !isFenced
    const found = matchIn(line, isFenced)
    return found ? [leakOf(found, { file, keyPath: [], text: { file, line: index + 1, column: found.index + 1 } })] : []
  })
}

function inJson({ file, value }: Source): Leak[] {
  const found: Leak[] = []
  const walk = (inner: unknown, keyPath: KeyPath) => {
    if (typeof inner === 'string') {
      const match = matchIn(inner, false)
      if (match) found.push(leakOf(match, { file, keyPath: [...keyPath] }))
    } else if (typeof inner === 'object' && inner !== null)
      for (const [key, item] of Object.entries(inner)) walk(item, [...keyPath, Array.isArray(inner) ? Number(key) : key])
  }
  walk(value, [])
  return found
}

function leakOf(match: RegExpExecArray, place: Place): Leak {
  return { place, match: match[0], secret: secrets.find((_, index) => match[index + 1] !== undefined)?.what }
}

/** The first secret or variable of a text. Code may show template variables, but no secrets. */
function matchIn(text: string, isCode: boolean): RegExpExecArray | undefined {
  for (const found of text.matchAll(everywhere)) {
    const isVariable = found[secrets.length + 1] !== undefined
    if (!isVariable || found[0].startsWith('${') || !(isCode || isInCode(text, found.index))) return found
  }
  return undefined
}

/** Whether an offset of a Markdown text is between two backquotes on its line, or in a code block. */
function isInCode(text: string, offset: number): boolean {
  const before = text.slice(0, offset)
  const marks = (part: string) => part.split('`').length - 1
  const fences = before.match(/^ {0,3}```/gm)?.length ?? 0
  return fences % 2 === 1 || (marks(before.slice(before.lastIndexOf('\n') + 1)) % 2 === 1 && marks(text.slice(offset).split('\n')[0]!) > 0)
}
