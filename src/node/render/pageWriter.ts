import type { Head } from '#src/site/head/head.ts'
import type { PageData, ViewSection } from '#src/site/pages/pageData.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { type DocumentParts, renderDocument } from './document.ts'
import { inlineCss } from './inlineCss.ts'
import { styleFile } from '#src/node/hosting/pageStyle.ts'
import { type CspHosts, metaCsp, styleHash } from '#src/node/hosting/securityHeaders.ts'

/** A page as HTML, with the styles of the components on it. */
type RenderedPage = { html: string; css: string; styleIds: string[] }

/** What the built server entry (`src/server.tsx`) offers. */
export type ServerEntry = {
  /**
   * `code` is the text of the entry itself and of the module at `own`: sections of one shape are then rendered once for all texts. `own` is
   * the address of the module with the section types of the company.
   */
  prepare(code?: string, own?: string): Promise<void>
  renderPage(shell: ShellData, data: PageData, baseCss: string, onlyUsed?: boolean): RenderedPage
  /** Fails with what kept React from rendering a part of the page, and says in which section. */
  failAsSections(shell: ShellData, data: PageData): Promise<void>
  /** The markup of the footer as it stands in documents. */
  footerHtml(shell: ShellData): string
  /** Known once it is prepared. */
  liveTypes: readonly string[]
}

/** What all pages of a build share. */
export type Frame = Pick<DocumentParts, 'language' | 'languageFolders' | 'daysKept' | 'baseCss' | 'preloads' | 'icons' | 'announcement'> & {
  template: string
  shell: ShellData
  /** Hash of the style block with `baseCss`, for the policy. */
  baseCssHash: string
  /** The address of a file with `baseCss`, when documents refer to files of styles; without, they hold their styles themselves. */
  baseCssUrl?: string | undefined
  /**
   * The address of a file with those styles of all pages that `baseCss` lacks, for whatever can come later. Documents then hold only what
   * is used on their page.
   */
  lateCssUrl?: string | undefined
  /** Hosts that config has switched on. */
  hosts: CspHosts
}

/** A page to be written. `file` is its config file, for messages. */
export type PageJob = { data: PageData; head: Head; file: string }

/** Where React has left something to the browser, because it fails or waits on the server. */
const LEFT_OUT = '<!--$!-->'

/** Renders one page. Fails with what a component throws, in a live section too, whose place React would leave empty. */
export async function renderWhole(
  entry: ServerEntry,
  shell: ShellData,
  data: PageData,
  baseCss: string,
  onlyUsed?: boolean,
): Promise<RenderedPage> {
  const rendered = entry.renderPage(shell, data, baseCss, onlyUsed)
  if (rendered.html.includes(LEFT_OUT)) await entry.failAsSections(shell, data)
  return rendered
}

/** Makes the document of one page. Fails as `renderWhole` does. `withPolicy` adds the content security policy (not in dev). */
export async function documentOf(entry: ServerEntry, frame: Frame, job: PageJob, withPolicy: boolean): Promise<string> {
  return (await styledDocument(entry, frame, job, withPolicy)).html
}

/** A file with the style of a page: its address, and what is in it. */
export type PageStyleFile = { url: string; css: string }

/** A document, and the file with its own style where it refers to one. */
export type StyledDocument = { html: string; style: PageStyleFile | undefined }

/** The same with the file of its style. */
export async function styledDocument(
  entry: ServerEntry,
  frame: Frame,
  { data, head }: PageJob,
  withPolicy: boolean,
): Promise<StyledDocument> {
  const { template, shell, baseCssHash: _hash, baseCssUrl, lateCssUrl, hosts: _hosts, ...shared } = frame
  const { html: content, css, styleIds } = await renderWhole(entry, shell, data, shared.baseCss, lateCssUrl !== undefined)
  const { policy, url } = ofStyle(frame, css)
  const html = renderDocument(template, {
    ...shared,
    language: data.language?.tag ?? shared.language,
    head,
    pageCss: css,
    styleIds,
    lateCss: lateCssUrl,
    styleFiles: baseCssUrl === undefined ? undefined : { base: baseCssUrl, page: url },
    csp: withPolicy ? policy : undefined,
    html: content,
    data: { ...data, sections: data.sections.map((section) => seed(section, entry.liveTypes)) },
  })
  return { html, style: url === undefined ? undefined : { url, css } }
}

/** The policy of a page with some style of its own, and the address of its file when it stands in one. */
function ofStyle(frame: Frame, css: string): { policy: string; url: string | undefined } {
  const isInFile = frame.baseCssUrl !== undefined
  return {
    policy: metaCsp(isInFile ? [] : [frame.baseCssHash, styleHash(inlineCss(css))], frame.hosts),
    url: isInFile && css !== '' ? styleFile('page', css) : undefined,
  }
}

/** What the client needs of a section that the document shows: all of it when it hydrates, else only its band. */
function seed(section: ViewSection, liveTypes: readonly string[]): object {
  if (liveTypes.includes(section.type)) return section
  const { type, id, tone, accent, beside, reveal } = section
  return { type, id, tone, accent, beside, reveal }
}
