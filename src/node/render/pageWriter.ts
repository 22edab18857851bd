import type { Head } from '#src/site/head/head.ts'
import type { PageData, ViewSection } from '#src/site/pages/pageData.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { recentOf } from '#src/site/recentOf.ts'
import { type DocumentParts, documentPieces } from './document.ts'
import { type CspHosts, metaCsp, styleHash } from './securityHeaders.ts'

/** What the built server entry (`src/server.tsx`) offers. */
export type ServerEntry = {
  /** `code` is the text of the entry itself: sections of one shape are then rendered once for all texts. */
  prepare(code?: string): Promise<void>
  renderPage(shell: ShellData, data: PageData, baseCss: string): { html: string; css: string; styleIds: string[] }
  /** The markup of the footer as it stands in documents. */
  footerHtml(shell: ShellData): string
  liveTypes: readonly string[]
}

/** What all pages of a build share. */
export type Frame = Pick<DocumentParts, 'language' | 'languageFolders' | 'daysKept' | 'baseCss' | 'preloads' | 'icons' | 'announcement'> & {
  template: string
  shell: ShellData
  /** Hash of `baseCss` for the policy. */
  baseCssHash: string
  /** Hosts that config has switched on. */
  hosts: CspHosts
}

/** A page to be written. `file` is its config file, for messages. */
export type PageJob = { data: PageData; head: Head; file: string }

/** Makes the document of one page. Throws what a component throws. `withPolicy` adds the content security policy (not in dev). */
export function documentOf(entry: ServerEntry, frame: Frame, job: PageJob, withPolicy: boolean): string {
  return piecesOfDocument(entry, frame, job, withPolicy).join('')
}

/** The same in pieces; see `documentPieces`. */
export function piecesOfDocument(entry: ServerEntry, frame: Frame, { data, head }: PageJob, withPolicy: boolean): string[] {
  const { template, shell, baseCssHash: _hash, hosts: _hosts, ...shared } = frame
  const { html, css, styleIds } = entry.renderPage(shell, data, shared.baseCss)
  return documentPieces(template, {
    ...shared,
    language: data.language?.tag ?? shared.language,
    head,
    pageCss: css,
    styleIds,
    csp: withPolicy ? policyOf(frame, css) : undefined,
    html,
    data: { ...data, sections: data.sections.map((section) => seed(section, entry.liveTypes)) },
  })
}

/** Pages with the same sections have the same styles. */
const MOST_POLICIES = 200
const policies = new WeakMap<Frame, ReturnType<typeof recentOf<string>>>()

/** The policy of a page with some styles. */
function policyOf(frame: Frame, css: string): string {
  const known = policies.get(frame) ?? recentOf<string>(MOST_POLICIES)
  policies.set(frame, known)
  const policy = known.get(css) ?? metaCsp([frame.baseCssHash, styleHash(css)], frame.hosts)
  known.set(css, policy)
  return policy
}

/** What the client needs of a section that the document shows: all of it when it hydrates, else only its band. */
function seed(section: ViewSection, liveTypes: readonly string[]): object {
  if (liveTypes.includes(section.type)) return section
  const { type, id, tone, accent, beside, reveal } = section
  return { type, id, tone, accent, beside, reveal }
}
