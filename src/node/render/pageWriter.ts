import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Head } from '#src/site/head/head.ts'
import type { PageData, ViewSection } from '#src/site/pages/pageData.ts'
import { pageDataUrl } from '#src/site/pages/pageDataUrl.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { type DocumentParts, renderDocument } from './document.ts'
import { type CspHosts, metaCsp, styleHash } from './securityHeaders.ts'
import { errorReason } from '#src/node/files/systemError.ts'
import { safeJoin } from '#src/node/files/safeJoin.ts'

/** What the built server entry (`src/server.tsx`) offers. */
export type ServerEntry = {
  prepare(): Promise<void>
  renderPage(shell: ShellData, data: PageData, baseCss: string): { html: string; css: string; styleIds: string[] }
  liveTypes: readonly string[]
}

/** What all pages of a build share. */
export type Frame = Pick<DocumentParts, 'language' | 'baseCss' | 'preloads' | 'icons' | 'announcement'> & {
  template: string
  shell: ShellData
  /** Hash of `baseCss` for the policy. */
  baseCssHash: string
  /** Hosts that config has switched on. */
  hosts: CspHosts
}

/** A page to be written. `file` is its config file, for messages. */
export type PageJob = { data: PageData; head: Head; file: string }

/** What became of a page: its sizes in bytes, or why it could not be rendered. */
export type PageResult = { path: string; htmlBytes: number } | { path: string; file: string; failure: string }

/** Makes the document of one page. Throws what a component throws. `withPolicy` adds the content security policy (not in dev). */
export function documentOf(entry: ServerEntry, frame: Frame, { data, head }: PageJob, withPolicy: boolean): string {
  const { template, shell, baseCssHash, hosts, ...shared } = frame
  const { html, css, styleIds } = entry.renderPage(shell, data, shared.baseCss)
  return renderDocument(template, {
    ...shared,
    head,
    pageCss: css,
    styleIds,
    csp: withPolicy ? metaCsp([baseCssHash, styleHash(css)], hosts) : undefined,
    html,
    data: { ...data, sections: data.sections.map((section) => seed(section, entry.liveTypes)) },
  })
}

/** What the client needs of a section that the document shows: all of it when it hydrates, else only its band. */
function seed(section: ViewSection, liveTypes: readonly string[]): object {
  if (liveTypes.includes(section.type)) return section
  const { type, id, tone, accent, beside, reveal } = section
  return { type, id, tone, accent, beside, reveal }
}

/** Renders pages and writes their documents and data below `dist`. A page that fails is reported and not written. */
export function writePages(entry: ServerEntry, frame: Frame, dist: string, jobs: PageJob[]): PageResult[] {
  return jobs.map((job) => {
    try {
      const html = Buffer.from(documentOf(entry, frame, job, true))
      write(safeJoin(dist, job.data.path === '/404' ? '/404.html' : `${job.data.path === '/' ? '' : job.data.path}/index.html`), html)
      write(safeJoin(dist, pageDataUrl(job.data.path)), JSON.stringify(job.data))
      return { path: job.data.path, htmlBytes: html.length }
    } catch (error) {
      return { path: job.data.path, file: job.file, failure: errorReason(error) }
    }
  })
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
