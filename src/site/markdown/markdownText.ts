import type { RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'

/** GFM without links for bare addresses, which the site does not have either, so they need no escapes. */
const extensions = (tablePipeAlign: boolean) => [
  { extensions: gfmToMarkdown({ tablePipeAlign }).extensions!.filter(({ unsafe }) => !unsafe?.some(({ character }) => character === '@')) },
]

const [aligned, plain] = [extensions(true), extensions(false)]

/** A text in the Markdown of the site; `habits` are signs to use instead. The columns of tables are aligned unless `isAligned` is false. */
export function markdownText(children: readonly RootContent[], habits: Options = {}, isAligned = true): string {
  return toMarkdown(
    { type: 'root', children: [...children] },
    { bullet: '-', emphasis: '*', rule: '-', resourceLink: true, fences: true, ...habits, extensions: isAligned ? aligned : plain },
  ).trim()
}
