import { RULES_PAGE } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'
import { valueAt } from '#src/site/valueAt.ts'
import { inSections } from './inSections.ts'

export const twoTexts = rule({
  code: 'E_TWO_TEXTS',
  group: 'sections',
  severity: 'warning',
  title: 'Section with two texts',
  about: 'A text section has a text of its own and names a file. Only its own text is shown, and changes of the file have no effect.',
  advice: 'Remove body to show the file, or remove file to keep the text.',
  example: {
    file: RULES_PAGE,
    replaces: '"type": "tableOfContents"',
    bad: '"type": "richText",\n      "body": "It is short.",\n      "file": "house-rules.md"',
    good: '"type": "richText",\n      "body": "It is short."',
  },
  checkPage: inSections('richText', ({ file }, at, { sources }) => {
    if (file === undefined) return []
    const place = at('file')
    // The section contains the text of the file as its body.
    const json = sources.find((source) => source.file === place.file)?.value
    const body = valueAt(json, at('body').keyPath)
    return body === undefined ? [] : [{ ...place, message: `the text of ${file} is not shown, because the section also has body` }]
  }),
})
