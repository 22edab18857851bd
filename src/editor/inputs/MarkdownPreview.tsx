import Box from '@mui/material/Box'
import { useContext, useEffect, useState } from 'react'
import { FormContext } from '#src/editor/FormContext.ts'
import { askPreview } from '#src/editor/askPreview.ts'

const LOOK = `<!doctype html><html lang="en"><title>Preview</title><base target="_blank"><style>
  body { margin: 12px; font: 15px/1.6 system-ui, sans-serif; color: #111827; overflow-wrap: anywhere; }
  h2 { font-size: 1.25em; margin: 1em 0 0.4em; } h3 { font-size: 1.1em; } a { color: #1d4ed8; } img { max-width: 100%; }
  blockquote { margin: 1em 0; padding-left: 1em; border-left: 3px solid #9ca3af; } table { border-collapse: collapse; } td, th { border: 1px solid #d1d5db; padding: 4px 8px; }
</style><body>`

/** The pause in typing before the preview updates, in milliseconds. */
const PAUSE_MS = 200

/** A Markdown text as rendered by the page renderer. It never runs scripts. */
export function MarkdownPreview({ text, label }: { text: string; label: string }) {
  const { file } = useContext(FormContext)
  const [html, setHtml] = useState('')
  useEffect(() => {
    let isThere = true
    const timer = setTimeout(() => {
      askPreview<{ html: string }>('/_dev/edit/markdown', { text, file }).then(
        (answer) => isThere && setHtml(answer.html),
        () => isThere && setHtml('<p>The preview does not respond.</p>'),
      )
    }, PAUSE_MS)
    return () => {
      isThere = false
      clearTimeout(timer)
    }
  }, [text, file])
  return (
    <Box
      component="iframe"
      title={`Preview of ${label.toLowerCase()}`}
      sandbox=""
      srcDoc={LOOK + html}
      sx={{ display: 'block', width: '100%', height: 220, mt: 1, border: 1, borderColor: 'grey.300', borderRadius: 1, bgcolor: '#fff' }}
    />
  )
}
