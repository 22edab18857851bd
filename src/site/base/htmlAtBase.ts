import { hrefOf, siteBase } from './siteBase.ts'
import { srcSetOf } from './srcSetOf.ts'

/** HTML that the build generated from Markdown, in which text and attributes are escaped, with its links and pictures as addresses. */
export function htmlAtBase(html: string): string {
  if (siteBase() === '') return html
  return html.replace(ADDRESS, (_, name: string, value: string) => ` ${name}="${name === 'srcset' ? srcSetOf(value) : hrefOf(value)}"`)
}

const ADDRESS = / (href|src|srcset)="(\/[^"]*)"/g
