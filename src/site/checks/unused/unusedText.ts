import { rule } from '#src/site/checks/rule.ts'

export const unusedText = rule({
  code: 'E_UNUSED_TEXT',
  group: 'unused',
  severity: 'warning',
  title: 'Unused text file',
  about: 'A Markdown file is in a folder of pages, but no section there refers to it. The page may misspell its name.',
  hint: 'Name it in the file field of a richText section, or remove it.',
  example: { file: 'pages/old-rules.md', bad: '## Orders\n\nBy post only.', good: null },
  ignoresWords: true,
  check: (config) => {
    if (!config.isWhole) return []
    const used = new Set(config.references('markdownFile').map(({ file, value }) => file.slice(0, file.lastIndexOf('/') + 1) + value))
    return config.textFiles
      .filter((file) => !used.has(file))
      .map((file) => ({ file, keyPath: [], message: 'no section in this folder uses this text' }))
  },
})
