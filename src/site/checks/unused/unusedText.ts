import { rule } from '#src/site/checks/rule.ts'

export const unusedText = rule({
  code: 'E_UNUSED_TEXT',
  group: 'unused',
  severity: 'warning',
  title: 'Unused text file',
  about: 'A Markdown file lies beside pages, and no section names it. Its name may be misspelt in the page that was meant.',
  hint: 'Name it in the file field of a richText section, or remove it.',
  example: { file: 'pages/old-rules.md', bad: '## Orders\n\nBy post only.', good: null },
  ignoresWords: true,
  check: (config) => {
    if (!config.isWhole) return []
    const used = new Set(config.references('markdownFile').map(({ file, value }) => file.slice(0, file.lastIndexOf('/') + 1) + value))
    return config.textFiles
      .filter((file) => !used.has(file))
      .map((file) => ({ file, keyPath: [], message: 'no section beside it shows this text' }))
  },
})
