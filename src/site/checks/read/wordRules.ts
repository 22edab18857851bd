// Rules of what readers would see in a text, whose problems are found while texts are read: see src/prose/markdownSlips.ts.
import { HOME, VISIT } from '#src/site/checks/examplePieces.ts'
import { rule } from '#src/site/checks/rule.ts'

const TEXT = 'pages/house-rules.md'
const DOGS = 'They wait outside'

export const frontMatter = rule({
  code: 'E_FRONT_MATTER',
  group: 'texts',
  severity: 'error',
  title: 'Fields at the head of a text',
  about: 'The text begins with lines between --- or +++, as other systems want them. Here they have no meaning, so readers would see them.',
  hint: 'Remove them; title and description stand in the JSON file of the page.',
  foundBy: 'src/prose/markdownSlips.ts',
  example: { file: TEXT, replaces: '## Orders', bad: '---\ntitle: House rules\n---\n\n## Orders', good: '## Orders' },
})

export const rawHtml = rule({
  code: 'E_RAW_HTML',
  group: 'texts',
  severity: 'warning',
  title: 'HTML that is shown as text',
  about:
    'Texts are Markdown or plain words. Tags, comments and signs such as &amp;nbsp; have no effect in them: readers see them as they are written.',
  hint: 'Write Markdown in texts and plain words in other fields; put `…` around a tag that readers are meant to see.',
  foundBy: 'src/prose/markdownSlips.ts',
  example: { file: TEXT, replaces: DOGS, bad: 'They wait<br>outside', good: 'They wait `<br>` outside' },
})

export const markup = rule({
  code: 'E_MARKUP',
  group: 'texts',
  severity: 'warning',
  title: 'Markdown without effect',
  about:
    'A mark of Markdown stands alone, is not closed, is one of another system, or stands in a field that takes plain words only, so readers see ' +
    'the mark itself. Or Markdown takes for a mark what was meant as text, such as a number at the start of a line or a line break, so readers ' +
    'see something else than what is written.',
  advice: 'Complete the mark, or put a backslash in front of it when readers are meant to see it.',
  foundBy: 'src/prose/markdownSlips.ts',
  example: { file: TEXT, replaces: DOGS, bad: 'They **wait outside', good: 'They **wait** outside' },
})

export const table = rule({
  code: 'E_TABLE',
  group: 'texts',
  severity: 'warning',
  title: 'Table of a text that does not add up',
  about:
    'A row has more or fewer cells than its table, or lines with bars make no table because the line of hyphens is missing or does not fit.',
  hint: 'Give every row, and the line of hyphens below the first, one cell for each column.',
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
  title: 'Words that wait for better ones',
  about:
    'A note such as TODO, words such as Lorem ipsum, or a text that `new` has written stand where readers would see them. Drafts may hold them.',
  hint: 'Write the real words, or mark the page as a draft.',
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
  title: 'Text that is there twice',
  about:
    'A word, a sentence, a paragraph, an item of a list or a section was pasted twice, or a text stands on the page in two places, word by word.',
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
    'A sentence stops in the middle or begins without a space, a bracket is never closed, or two punctuation marks stand where one is meant. ' +
    'Only what is wrong in every language is reported.',
  hint: 'Read the text once more, and correct it.',
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
  title: 'Letters of a wrong encoding',
  about:
    'Two or three strange signs stand where there was one letter with an accent or a quotation mark: the text went through a program that read it in another encoding.',
  hint: 'Type the letters that are meant.',
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
  title: 'Words in another language than the site’s',
  about:
    'Small words that config leaves out, such as those of a button, come from the language of the site. Where the builder does not know a word ' +
    'in that language, or the English one is written in config, visitors read English, and screen readers pronounce it wrongly.',
  hint: 'Write it in the language of this file.',
  foundBy: 'src/prose/textLanguage.ts',
  example: { file: 'site.json', replaces: '"language": "en-GB",', bad: '"language": "cy",', good: '"language": "en-GB",' },
})
