/** The HTML document of the editor. Only the dev server provides its code. */
export const editorDocument = `<!doctype html>
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
    <script type="module" src="/src/editor/main.tsx"></script>
  </body>
</html>
`
