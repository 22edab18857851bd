import { z } from 'zod'
import { EditorSchema, HttpsUrl, PagePath } from './atoms.ts'
import { FeedPath } from './feeds.ts'

/** Statuses of addresses that lead nowhere any more. */
const GONE: readonly number[] = [410, 451]

/** A file of the site, such as a brochure. */
const FileAddress = z
  .string()
  .max(300)
  .regex(/^\/assets\/[^\s\p{C}\\<>"`{}|^*?#]+(?:#[^\s\p{C}\\<>"`{}|^*]*)?$/u, 'must be a file of this site such as /assets/prices.pdf')
  .meta({ kind: 'href' })

/** An address of another site, whose host is not the choice of visitors. */
const OtherSite = HttpsUrl.refine((url) => !/^[^/]*\/\/[^/?#]*[{*]/.test(url), 'must have its placeholders after the host')

/** A path with the placeholders of an old address. */
const TargetPattern = z
  .string()
  .max(2048)
  .regex(/[{*]/, 'must be a path of this site such as /pricing/basic')
  .refine(isTargetPattern, 'must be a path such as /news/{name} or /news/*, with the placeholders of the old address')
  .meta({ kind: 'href' })

/** `config/redirects.json`: old addresses and their targets. */
export const Redirects = z
  .strictObject({
    $schema: EditorSchema,
    redirects: z
      .array(
        z
          .strictObject({
            from: z
              .string()
              .max(500)
              .refine((from) => whyNotOld(from) === undefined, {
                error: ({ input }) => whyNotOld(String(input)) ?? '',
                params: { hasHint: true },
              })
              .describe(
                'The old address: a path in any script, such as /über-uns, with or without a query, such as /?p=12. {name} stands for ' +
                  'any text without slashes, and /* at the end for everything below.',
              ),
            to: z
              .union([PagePath, FileAddress, FeedPath, OtherSite, TargetPattern])
              .optional()
              .describe(
                'The new address: a page or a file of this site, or an address of another site. {name} and * repeat those of from.',
              ),
            status: z
              .union([z.literal(301), z.literal(302), z.literal(307), z.literal(308), z.literal(410), z.literal(451)])
              .default(301)
              .describe(
                '301: permanent; 302: temporary; 308 and 307: the same for forms, too; 410: gone for good; 451: removed for legal reasons. ' +
                  '410 and 451 have no to.',
              ),
            keepQuery: z
              .boolean()
              .default(true)
              .describe('Whether the query of a request is appended to the new address, except for parameters in from.'),
          })
          .refine(({ to, status }) => to !== undefined || GONE.includes(status), {
            path: ['to'],
            error: '"to" is missing',
            params: { code: 'E_MISSING' },
          })
          .refine(({ to, status }) => to === undefined || !GONE.includes(status), {
            path: ['to'],
            error: 'must not be set for an address that is gone; remove it, or change the status to 301',
          }),
      )
      .max(100_000)
      .default([])
      .describe('The redirects. If several apply to an address, the most specific one counts, whatever their order.'),
  })
  .describe('Old addresses and their new targets.')

/** The redirects, parsed. */
export type Redirects = z.output<typeof Redirects>

/** Whether a text is a path with placeholders: `*` only as its last part. */
function isTargetPattern(to: string): boolean {
  const filled = to.replace(/\{[a-zA-Z][a-zA-Z0-9]*\}/g, 'x').replace(/\/\*(?=[?#]|$)/, '/x')
  return /^\/(?!\/)/.test(filled) && !/[\s\p{C}\\<>"`{}|^*]/u.test(filled)
}

/** Plain paths, which most old addresses are. */
const PLAIN = /^\/[a-zA-Z0-9/._~-]*$/

/** Why an address cannot be redirected, followed by a semicolon and what to do; undefined if it can. */
function whyNotOld(from: string): string | undefined {
  if (PLAIN.test(from)) return undefined
  if (/^(?:https?:)?\/\//i.test(from)) return 'must be a path such as /old-page; remove the host'
  if (!from.startsWith('/')) return 'must be a path such as /old-page'
  if (from.includes('#')) return 'must not contain an anchor, which browsers do not send; remove everything from the # on'
  if (/[\p{Cc}\\<>"`|^]/u.test(from))
    return 'contains a character that addresses cannot have; percent-encode it, such as %22 for a quotation mark'
  if (/%(?![\da-f]{2})/i.test(from)) return 'contains a % that starts no encoded character; write it as %25'
  const [path = '', query] = splitAt(from, '?')
  if (path.replace(/(?<=\/)\*$/, '').includes('*'))
    return 'must have * only as its last part, such as /blog/*; use {name} for one part, such as /blog/{name}/comments'
  if (query?.includes('*')) return 'must have * only at the end of its path; use {name} for the value of a parameter, such as /?p={id}'
  const literal = from.replace(/\{[a-zA-Z][a-zA-Z0-9]*\}/g, '\u0000')
  if (/[{}]/.test(literal)) return 'must have placeholders such as {name}; write other braces as %7B and %7D'
  if (literal.includes('\u0000\u0000')) return 'must have text between two placeholders, such as {year}-{name}'
  const names = [...from.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  if (new Set(names).size < names.length) return 'must not have the same placeholder twice; give each a name of its own'
  return query === undefined ? undefined : whyNotQuery(query)
}

function whyNotQuery(query: string): string | undefined {
  const names = query.split('&').map((parameter) => splitAt(parameter, '=')[0])
  if (names.includes('')) return 'must have parameters such as ?p=12 after its question mark; write each as name=value, separated by &'
  if (names.some((name) => name.includes('{')))
    return 'must not have placeholders in the names of parameters; use them in values, such as ?p={id}'
  return new Set(names).size < names.length ? 'must not name the same parameter twice; servers read only one of them' : undefined
}

function splitAt(text: string, mark: string): [before: string, after?: string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
