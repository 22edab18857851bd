import type { Element, ElementContent, Root } from 'hast'
import { HEADINGS, attribute, classesOf, elementOf, elementsIn, replaceHtml, textOf } from '#src/node/import/text/htmlTree.ts'
import type { HtmlStyles } from './htmlStyles.ts'
import { codeBlocks } from './codeBlocks.ts'
import { largeHeadings } from './largeHeadings.ts'
import { type LevelledItem, joinLevelled, listRuns } from './nestedLists.ts'
import { tickBoxes } from './tickBoxes.ts'

/** What programs write in their own way, and how it becomes ordinary HTML. */
type Habit = { programs: string; habit: string; clean(tree: Root, styles: HtmlStyles, tell: (what: string) => void): void }

const isElement = (node: ElementContent | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName)
const each = (tree: Root | Element, change: (element: Element, parent: Root | Element) => readonly ElementContent[] | undefined) =>
  replaceHtml(tree, (node, parent) => (node.type === 'element' ? (change(node, parent) ?? [node]) : [node]))

/**
 * The table: the habits of each program, in the order in which they are undone. Bold and italic by style, and the `<b>` of normal weight
 * that Google Docs writes around everything, are read by `textMarks`.
 */
export const programHabits: Habit[] = [
  {
    programs: 'all',
    habit: 'head, scripts, comments and hidden parts are between the words',
    clean: (tree, styles) =>
      replaceHtml(tree, (node) => {
        if (node.type === 'comment') return []
        if (node.type !== 'element') return [node]
        if (/^(?:style|script|title|meta|link|head|xml|noscript|template|colgroup|col|wbr|embed)$/.test(node.tagName)) return []
        const style = styles.of(node)
        const isHidden = style.get('display') === 'none' || style.get('mso-hide') === 'all' || style.get('visibility') === 'hidden'
        return isHidden || node.properties['hidden'] === true || attribute(node, 'type') === 'hidden' ? [] : [node]
      }),
  },
  {
    programs: 'Chromium, Safari',
    habit: 'a line break or a space of its own marks where the selection ended',
    clean: (tree) =>
      each(tree, (element) => {
        if (classesOf(element).includes('Apple-interchange-newline')) return []
        return classesOf(element).includes('Apple-converted-space') ? [{ type: 'text', value: ' ' }] : undefined
      }),
  },
  {
    programs: 'web pages',
    habit: 'headings have links to themselves, blocks of code have line numbers, titles and buttons',
    clean(tree) {
      const hasWords = (element: Element) => /[\p{L}\p{N}]/u.test(textOf(element)) || elementsIn(element, 'img').length > 0
      for (const heading of elementsIn(tree, ...HEADINGS))
        each(heading, (element) => (isElement(element, 'a', 'button') && !hasWords(element) ? [] : undefined))
      each(tree, (element) => (isElement(element, 'button') && !hasWords(element) ? [] : undefined))
      codeBlocks(tree)
    },
  },
  {
    programs: 'Apple Notes',
    habit: 'tables are within objects',
    clean: (tree) => each(tree, (element) => (element.tagName === 'object' ? element.children : undefined)),
  },
  {
    programs: 'MediaWiki',
    habit: 'headings are followed by links for editors',
    clean: (tree) => each(tree, (element) => (classesOf(element).includes('mw-editsection') ? [] : undefined)),
  },
  {
    programs: 'Slack',
    habit: 'empty lines are spans, and messages say that they were edited',
    clean: (tree) =>
      each(tree, (element) => {
        if (classesOf(element).includes('c-message__edited_label')) return []
        return classesOf(element).includes('c-mrkdwn__br') ? [elementOf('br', []), elementOf('br', [])] : undefined
      }),
  },
  {
    programs: 'Word, Outlook',
    habit: 'rows of spaces and tabs are elements',
    clean: (tree, styles) =>
      each(tree, (element) =>
        (styles.of(element).has('mso-spacerun') || styles.of(element).has('mso-tab-count')) && textOf(element).trim() === ''
          ? [{ type: 'text', value: ' ' }]
          : undefined,
      ),
  },
  {
    programs: 'Word, LibreOffice, exported documents of Google',
    habit: 'comments are between the words and at the end',
    clean(tree, styles, tell) {
      let comments = 0
      const leadsTo = (element: Element, start: string) =>
        element.tagName === 'a' && (attribute(element, 'href') ?? '').split('#')[1]?.startsWith(start) === true
      const isNote = (element: ElementContent) =>
        isElement(element, 'p') && elementsIn(element, 'a').some((link) => leadsTo(link, 'cmnt_ref'))
      each(tree, (element, parent) => {
        const isSign = classesOf(element).some((name) => /^(?:msocomanchor|MsoCommentReference|comment-indicator)$/i.test(name))
        const kind = styles.of(element).get('mso-element')
        const isBox = element.tagName === 'div' ? element.children.some(isNote) : isNote(element) && !isElement(parent as Element, 'div')
        const isComment = kind === 'comment' || element.tagName === 'comment' || isBox
        if (isComment) comments += 1
        const isMark = leadsTo(element, 'cmnt') && !leadsTo(element, 'cmnt_ref')
        return isSign || isComment || kind === 'comment-list' || isMark ? [] : undefined
      })
      if (comments > 0) tell(`${comments === 1 ? 'A comment was' : `${comments} comments were`} left out.`)
    },
  },
  {
    programs: 'Word, LibreOffice',
    habit: 'tracked changes are in the text, with their author and time',
    clean(tree, _styles, tell) {
      let deletions = 0
      each(tree, (element) => {
        const isTracked = element.properties['cite'] !== undefined || element.properties['dateTime'] !== undefined
        if (element.tagName !== 'del' || !isTracked) return undefined
        deletions += 1
        return []
      })
      if (deletions > 0) tell('Words that are deleted by tracked changes were left out.')
    },
  },
  {
    programs: 'Word, Outlook',
    habit: 'titles and quotations are paragraphs of a class, headings of own styles have only a level',
    clean: (tree, styles) =>
      each(tree, (element) => {
        if (!/^(?:p|div)$/.test(element.tagName)) return undefined
        const names = classesOf(element)
        const level = Number(styles.of(element).get('mso-outline-level'))
        if (names.some((name) => name.startsWith('MsoTitle'))) return [elementOf('h1', element.children)]
        if (names.some((name) => /^Mso(?:Intense)?Quote/.test(name))) return [elementOf('blockquote', [elementOf('p', element.children)])]
        return level >= 1 && level <= 6 ? [elementOf(`h${level}`, element.children, element.properties)] : undefined
      }),
  },
  {
    programs: 'Word in browsers, web pages',
    habit: 'headings are paragraphs with the role of one',
    clean: (tree) =>
      each(tree, (element) =>
        attribute(element, 'role') === 'heading' && !/^h\d$/.test(element.tagName)
          ? [elementOf(`h${Math.min(Math.max(Number(attribute(element, 'ariaLevel')) || 2, 1), 6)}`, element.children)]
          : undefined,
      ),
  },
  {
    programs: 'Word, Outlook',
    habit: 'lists are paragraphs with `mso-list`, their bullets and numbers letters of the text',
    clean(tree, styles) {
      listRuns(tree, (element) => {
        if (!/^(?:p|div)$/.test(element.tagName)) return undefined
        const [, list, level] = /(?:^|\s)(l\d+) (level(\d+))?/.exec(`${styles.of(element).get('mso-list') ?? ''} `) ?? []
        if (list === undefined) return undefined
        const marker = markerOf(element, styles).replace(/[\s\u00a0]/g, '')
        const [, number, letter] = /^\(?(?:(\d+)|([a-z]+))[.)]/i.exec(marker) ?? []
        const isOrdered = marker === '' ? styles.numbered.get(`${list}:${level}`) === true : number !== undefined || letter !== undefined
        const start = number !== undefined ? Number(number) : letter && /^[ai]$/i.test(letter) ? 1 : undefined
        withoutMarker(element, styles)
        return [
          {
            level: Number(level?.slice('level'.length)) || 1,
            isOrdered,
            start,
            children: [elementOf('p', element.children)],
          } satisfies LevelledItem,
        ]
      })
      // Numbers of headings are words of theirs.
      each(tree, (element) =>
        styles.of(element).get('mso-list') === 'ignore'
          ? [
              {
                type: 'text',
                value: `${textOf(element)
                  .replace(/[\s\u00a0]+/g, ' ')
                  .trim()} `,
              },
            ]
          : undefined,
      )
    },
  },
  {
    programs: 'Word in browsers, Quill, Slack, exported documents of Google',
    habit: 'each item, or each level, is a list of its own that names its level',
    clean(tree) {
      each(tree, (element) => (classesOf(element).includes('ListContainerWrapper') ? element.children : undefined))
      joinLevelled(tree)
    },
  },
  {
    programs: 'Google Docs, Notion, Confluence, GitHub, Quill, Tiptap',
    habit: 'boxes to tick are pictures, form fields, or attributes of their items',
    clean(tree, _styles, tell) {
      if (tickBoxes(tree) > 0) tell('Boxes to tick became list items, the ticked ones with ✓.')
    },
  },
  {
    programs: 'Gmail',
    habit: 'indented text is a quotation without a border',
    clean: (tree) =>
      each(tree, (element) =>
        isElement(element, 'blockquote') && /border(?:-width)?:\s*(?:none|0)/.test(attribute(element, 'style') ?? '') && !hasBar(element)
          ? element.children
          : undefined,
      ),
  },
  {
    programs: 'Apple Pages, Notes and Mail, Google Docs (title)',
    habit: 'headings are paragraphs in larger or bold letters',
    clean: (tree, styles) => largeHeadings(tree, styles),
  },
]

/** Whether an element has a line at its left, as quotations of mails have. */
function hasBar(element: Element): boolean {
  return (attribute(element, 'style') ?? '').split(';').some((declaration) => {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim())
    return name === 'border-left' && !value.startsWith('none') && !value.startsWith('0')
  })
}

function markerOf(element: Element, styles: HtmlStyles): string {
  return element.children
    .map((child) =>
      child.type !== 'element' ? '' : styles.of(child).get('mso-list') === 'ignore' ? textOf(child) : markerOf(child, styles),
    )
    .join('')
}

function withoutMarker(element: Element, styles: HtmlStyles): void {
  element.children = element.children.filter((child) => child.type !== 'element' || styles.of(child).get('mso-list') !== 'ignore')
  for (const child of element.children) if (child.type === 'element') withoutMarker(child, styles)
}
