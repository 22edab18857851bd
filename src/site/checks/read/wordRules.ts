// Rules of visible text, checked while texts are read: see src/prose/markdownSlips.ts.
import { HOME, VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'

const TEXT = 'pages/house-rules.md'
const DOGS = 'They wait outside'

export const frontMatter = rule({
  code: 'E_FRONT_MATTER',
  group: 'texts',
  severity: 'error',
  title: 'Front matter in a text',
  about:
    'The text starts with lines between --- or +++, the front matter of other systems. Here it has no meaning, so visitors would see ' +
    'it.',
  hint: 'Remove it. Title and description belong in the JSON file of the page.',
  foundBy: 'src/prose/markdownSlips.ts',
  example: { file: TEXT, replaces: '## Orders', bad: '---\ntitle: House rules\n---\n\n## Orders', good: '## Orders' },
})

export const rawHtml = rule({
  code: 'E_RAW_HTML',
  group: 'texts',
  severity: 'warning',
  title: 'HTML shown as text',
  about:
    'Texts are Markdown or plain text. Tags, comments and entities such as &amp;nbsp; have no effect, and visitors see them as written.',
  hint: 'Write Markdown in texts and plain text in other fields. Put `…` around a tag that visitors should see.',
  foundBy: 'src/prose/markdownSlips.ts',
  example: { file: TEXT, replaces: DOGS, bad: 'They wait<br>outside', good: 'They wait `<br>` outside' },
})

export const markup = rule({
  code: 'E_MARKUP',
  group: 'texts',
  severity: 'warning',
  title: 'Markdown without effect',
  about:
    'Markdown syntax is incomplete, from another dialect, or in a plain text field, so visitors see the characters themselves. In ' +
    'other cases, plain text is mistaken for syntax (a number at the start of a line, a line break), and visitors see a different text.',
  advice: 'Complete the syntax, or put a backslash before it if visitors should see it.',
  foundBy: 'src/prose/markdownSlips.ts',
  example: { file: TEXT, replaces: DOGS, bad: 'They **wait outside', good: 'They **wait** outside' },
})

export const table = rule({
  code: 'E_TABLE',
  group: 'texts',
  severity: 'warning',
  title: 'Malformed table',
  about:
    'A row has more or fewer cells than its table, or lines with bars are not a table because the line of hyphens is missing or does ' +
    'not match.',
  hint: 'Give every row, and the line of hyphens below the first, one cell per column.',
  foundBy: 'src/prose/markdownSlips.ts',
  example: {
    file: TEXT,
    replaces: DOGS,
    bad: '| Dog | Place |\n| --- | --- |\n| Large |\n\nThey wait outside',
    good: '| Dog | Place |\n| --- | --- |\n| Large | The yard |\n\nThey wait outside',
  },
})

export const unfinished = rule({
  code: 'E_UNFINISHED',
  group: 'texts',
  severity: 'warning',
  title: 'Placeholder text',
  about: 'Visitors would see a note such as TODO, filler such as Lorem ipsum, or a placeholder written by `new`. Drafts can contain them.',
  hint: 'Write the final text, or mark the page as a draft.',
  foundBy: 'src/prose/wordSlips.ts',
  example: {
    file: VISIT,
    replaces: '"question": "Can I pay by card?"',
    bad: '"question": "TODO: cards?"',
    good: '"question": "Can I pay by card?"',
  },
})

export const repeated = rule({
  code: 'E_REPEATED',
  group: 'texts',
  severity: 'warning',
  title: 'Repeated text',
  about: 'A word, a sentence, a paragraph, a list item or a section was pasted twice, or the same text appears in two places on the page.',
  hint: 'Remove one, or write what was meant.',
  foundBy: 'src/prose/repeats.ts',
  example: {
    file: VISIT,
    replaces: '"answer": "Yes, from the first roll."',
    bad: '"answer": "Yes, from the first roll. Yes, from the first roll."',
    good: '"answer": "Yes, from the first roll."',
  },
})

export const typing = rule({
  code: 'E_TYPING',
  group: 'texts',
  severity: 'warning',
  title: 'Typing error',
  about:
    'A sentence stops in the middle or starts without a space, a bracket is not closed, or a punctuation mark is doubled. Only what is ' +
    'wrong in every language is reported.',
  hint: 'Reread the text, and correct it.',
  foundBy: 'src/prose/typos.ts',
  example: {
    file: VISIT,
    replaces: '"text": "It waits for you from seven."',
    bad: '"text": "It waits for you from seven.."',
    good: '"text": "It waits for you from seven."',
  },
})

export const garbled = rule({
  code: 'E_GARBLED',
  group: 'texts',
  severity: 'warning',
  title: 'Characters in the wrong encoding',
  about: 'Two or three strange characters replace an accented letter or a quotation mark: a program read the text in the wrong encoding.',
  hint: 'Retype the intended characters.',
  foundBy: 'src/prose/wordSlips.ts',
  example: {
    file: HOME,
    replaces: '"text": "Twenty hours of rest"',
    bad: '"text": "Twenty hours of rÃªve"',
    good: '"text": "Twenty hours of rêve"',
  },
})

export const otherLanguage = rule({
  code: 'E_OTHER_LANGUAGE',
  group: 'texts',
  severity: 'warning',
  title: 'Interface text in another language',
  about:
    'Short interface texts that config leaves out, such as button labels, come from the language pack of the site. If the builder has ' +
    'no translation, or config contains the English text, visitors read English, and screen readers mispronounce it.',
  hint: 'Write it in the language of this file.',
  foundBy: 'src/prose/textLanguage.ts',
  example: { file: 'site.json', replaces: '"language": "en-GB",', bad: '"language": "cy",', good: '"language": "en-GB",' },
})
