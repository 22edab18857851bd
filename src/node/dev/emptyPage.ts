import { text } from '#src/node/validate/reporters/text.ts'
import type { LocatedProblem } from '#src/node/validate/validationReport.ts'
import { withDevClient } from './withDevClient.ts'

/** What the preview shows while there is no good page yet: every problem as text, and the overlay over it. */
export function emptyPage(problems: readonly LocatedProblem[]): string {
  const report = text({ valid: false, checked: { files: 0, pages: 0 }, problems, files: [], elsewhere: 0 }, { color: false })
  const shown = report.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return withDevClient(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Config problems</title></head>` +
      `<body><main><h1 style="font:600 1.25rem system-ui,sans-serif;margin:2rem 2rem 0">The config has no page that can be shown yet</h1>` +
      `<pre style="white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.6 ui-monospace,monospace;margin:1rem 2rem">${shown}</pre></main></body></html>`,
    '',
  )
}
