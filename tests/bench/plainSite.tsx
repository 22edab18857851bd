import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renderToString } from 'react-dom/server'
import type { Section } from '#schemas/sections/index.ts'
import type { ShellData } from '#src/site/menus/shellData.ts'
import { PlainSection } from './plainSections.tsx'
import { PlainFooter, PlainHeader } from './plainShell.tsx'

/** What the bare loop knows of a page. */
export type PlainPage = { path: string; title: string; description: string; sections: Section[] }

/**
 * The bare loop that a build is compared with: one `renderToString` a page over plain elements, one HTML and one JSON file a page. Comes
 * back with the bytes of HTML written.
 */
export function writePlainPages(shell: ShellData, dist: string, pages: PlainPage[]): number {
  let bytes = 0
  for (const page of pages) {
    const html = `<!doctype html>${renderToString(<Document shell={shell} page={page} />)}`
    write(join(dist, page.path, 'index.html'), html)
    write(join(dist, 'data', `${page.path === '/' ? 'index' : page.path}.json`), JSON.stringify(page))
    bytes += Buffer.byteLength(html)
  }
  return bytes
}

function Document({ shell, page }: { shell: ShellData; page: PlainPage }) {
  return (
    <html lang={shell.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        <link rel="stylesheet" href="/site.css" />
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to content
        </a>
        <PlainHeader shell={shell} />
        <main id="content">
          {page.sections.map((section, index) => (
            <PlainSection key={index} section={section} />
          ))}
        </main>
        <PlainFooter shell={shell} />
      </body>
    </html>
  )
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
