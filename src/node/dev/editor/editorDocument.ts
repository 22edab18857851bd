import { EDITOR_BASE, type EditorCode } from './editorCode.ts'

/** The HTML document of the editor. Without a bundle, the dev server provides its code from the sources. */
export function editorDocument(code: EditorCode | undefined): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="data:," />
    <title>Edit the site</title>
  </head>
  <body>
    <div id="editor"></div>
    <script type="module" src="${code ? EDITOR_BASE + code.entry : '/src/editor/main.tsx'}"></script>
  </body>
</html>
`
}
