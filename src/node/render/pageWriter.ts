import type { Head } from '#src/site/head/head.ts'
import type { PageData, ViewSection } from '#src/site/pages/pageData.ts'
import type { MarkdownHead } from '#src/site/markdown/pageMarkdown.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { type DocumentParts, renderDocument } from './document.ts'
import { inlineCss } from './inlineCss.ts'
import { styleFile } from '#src/node/hosting/pageStyle.ts'
import { type CspHosts, metaCsp, styleHash } from '#src/node/hosting/securityHeaders.ts'

/** A page as HTML, with the styles of the components on it. */
type RenderedPage = { html: string; css: string; styleIds: string[] }

/** The exports of the built server entry (`src/server.tsx`). */
export type ServerEntry = {
  /**
   * `code` is the text of the entry itself and of the module at `own`: sections of the same shape are then rendered once for all texts.
   * `own` is the URL of the module with the company’s section types.
   */
  prepare(code?: string, own?: string): Promise<void>
  renderPage(shell: ShellData, data: PageData, baseCss: string, onlyUsed?: boolean): RenderedPage
  /** Rejects with the error that prevented React from rendering part of the page, and names its section. */
  failAsSections(shell: ShellData, data: PageData): Promise<void>
  markdownOf(shell: ShellData, data: PageData, head: MarkdownHead, url: string): string
  /** The markup of the footer in documents. */
  footerHtml(shell: ShellData): string
  /** Available after preparation. */
  liveTypes: readonly string[]
  hydrates(section: ViewSection): boolean
}

/** What all pages of a build share. */
export type Frame = Pick<
  DocumentParts,
  'language' | 'languageFolders' | 'base' | 'daysKept' | 'baseCss' | 'preloads' | 'icons' | 'announcement' | 'inlineScript'
> & {
  template: string
  shell: ShellData
  /** Hash of the style block with `baseCss`, for the policy. */
  baseCssHash: string
  /** The address of a file with `baseCss`, if documents link style sheets; otherwise their styles are inline. */
  baseCssUrl?: string | undefined
  /**
   * The address of a file with the shared styles that `baseCss` lacks, for everything that may appear later. Documents then contain only
   * the styles used on their page.
   */
  lateCssUrl?: string | undefined
  /** Hosts enabled in config. */
  hosts: CspHosts
}

/** A page to write. `file` is its config file, for messages. */
export type PageJob = { data: PageData; head: Head; file: string }

/** Where React has left something to the browser, because it fails or suspends on the server. */
const LEFT_OUT = '<!--$!-->'

/** Renders one page. Rejects with the error of any component, including live sections, which React would leave empty. */
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

/** Creates the document of one page. Fails as `renderWhole` does. `withPolicy` adds the content security policy (not in dev). */
export async function documentOf(entry: ServerEntry, frame: Frame, job: PageJob, withPolicy: boolean): Promise<string> {
  return (await styledDocument(entry, frame, job, withPolicy)).html
}

/** A style sheet of a page: its address and content. */
export type PageStyleFile = { url: string; css: string }

/** A document, and its own style sheet if it links one. */
export type StyledDocument = { html: string; style: PageStyleFile | undefined }

/** The same with the content of its style sheet. */
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
    data: { ...data, sections: data.sections.map((section) => seed(section, entry.hydrates)) },
  })
  return { html, style: url === undefined ? undefined : { url, css } }
}

/** The policy of a page with styles of its own, and the address of their file if they are not inline. */
function ofStyle(frame: Frame, css: string): { policy: string; url: string | undefined } {
  const isInFile = frame.baseCssUrl !== undefined
  return {
    policy: metaCsp(isInFile ? [] : [frame.baseCssHash, styleHash(inlineCss(css))], frame.hosts),
    url: isInFile && css !== '' ? styleFile('page', css) : undefined,
  }
}

/** What the client needs of a section in the document: all of it if it hydrates, otherwise only its band. */
function seed(section: ViewSection, hydrates: (section: ViewSection) => boolean): object {
  if (hydrates(section)) return section
  const { type, id, tone, accent, beside, reveal } = section
  return { type, id, tone, accent, beside, reveal }
}
