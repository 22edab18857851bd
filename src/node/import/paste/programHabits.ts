import type { Element, ElementContent, Root } from 'hast'
import { attribute, elementOf, elementsIn, replaceHtml, textOf } from '#src/node/import/text/htmlTree.ts'
import type { HtmlStyles } from './htmlStyles.ts'
import { type LevelledItem, joinLevelled, listRuns } from './nestedLists.ts'
import { lengthOf } from './paragraphsIn.ts'

/** What programs write in their own way, and how it becomes ordinary HTML. */
type Habit = { programs: string; habit: string; clean(tree: Root, styles: HtmlStyles, tell: (what: string) => void): void }

const classesOf = (element: Element) => (attribute(element, 'className') ?? '').split(' ')
const isElement = (node: ElementContent | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName)
const each = (tree: Root, change: (element: Element, parent: Root | Element) => readonly ElementContent[] | undefined) =>
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
        if (/^(?:style|script|title|meta|link|head|xml|noscript|template|colgroup|col|wbr|object|embed)$/.test(node.tagName)) return []
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
    programs: 'Word',
    habit: 'comments are between the words and at the end',
    clean(tree, styles, tell) {
      let comments = 0
      each(tree, (element) => {
        const isComment = classesOf(element).some((name) => /^(?:msocomanchor|MsoCommentReference)$/i.test(name))
        const kind = styles.of(element).get('mso-element')
        if (kind === 'comment') comments += 1
        return isComment || kind === 'comment' || kind === 'comment-list' ? [] : undefined
      })
      if (comments > 0) tell(`${comments === 1 ? 'A comment was' : `${comments} comments were`} left out.`)
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
    programs: 'Word in browsers, Quill, exported documents of Google',
    habit: 'each item is a list of its own that names its level',
    clean(tree) {
      each(tree, (element) => (classesOf(element).includes('ListContainerWrapper') ? element.children : undefined))
      joinLevelled(tree)
    },
  },
  {
    programs: 'Google Docs, Notion, GitHub',
    habit: 'boxes to tick are pictures or form fields',
    clean(tree, _styles, tell) {
      let boxes = 0
      each(tree, (element) => {
        if (isElement(element, 'input') && attribute(element, 'type') === 'checkbox') {
          boxes += 1
          return element.properties['checked'] ? [{ type: 'text', value: '✓ ' }] : []
        }
        if (isElement(element, 'li') && attribute(element, 'role') === 'checkbox') {
          boxes += 1
          const isDone = attribute(element, 'ariaChecked') === 'true'
          each({ type: 'root', children: [element] }, (child) => (child.tagName === 'img' ? [] : undefined))
          const target = element.children.find((child) => isElement(child, 'p', 'div')) as Element | undefined
          if (isDone) (target ?? element).children.unshift({ type: 'text', value: '✓ ' })
        }
        return undefined
      })
      if (boxes > 0) tell('Boxes to tick became list items, the ticked ones with ✓.')
    },
  },
  {
    programs: 'Gmail',
    habit: 'indented text is a quotation without a border',
    clean: (tree) =>
      each(tree, (element) =>
        isElement(element, 'blockquote') && /border(?:-width)?:\s*(?:none|0)/.test(attribute(element, 'style') ?? '')
          ? element.children
          : undefined,
      ),
  },
  {
    programs: 'Apple Pages, Notes and Mail, Google Docs (title)',
    habit: 'headings are paragraphs in larger or bold letters',
    clean(tree, styles) {
      if (elementsIn(tree, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').length > 0) return
      const sizes = new Map<number, number>()
      const looks = new Map<Element, { size: number; isBold: boolean }>()
      const look = (node: ElementContent, size: number, isBold: boolean, paragraph: Element | undefined) => {
        if (node.type === 'text') {
          const { length } = node.value.trim()
          if (length === 0) return
          sizes.set(size, (sizes.get(size) ?? 0) + length)
          const known = paragraph && looks.get(paragraph)
          if (paragraph) looks.set(paragraph, { size: Math.min(size, known?.size ?? size), isBold: isBold && (known?.isBold ?? true) })
        } else if (node.type === 'element') {
          const style = styles.of(node)
          const weight = style.get('font-weight')
          const bold =
            weight === undefined ? isBold || /^(?:b|strong)$/.test(node.tagName) : weight.startsWith('bold') || Number(weight) >= 600
          const own = lengthOf(style.get('font-size')) || size
          const isIn = /^(?:li|td|th|pre|blockquote)$/.test(node.tagName)
          const within = isIn ? undefined : /^(?:p|div)$/.test(node.tagName) ? node : paragraph
          for (const child of node.children) look(child, own, bold, within)
        }
      }
      for (const child of tree.children) look(child as ElementContent, 0, false, undefined)
      const body = [...sizes].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0
      const isHeading = (element: Element) => {
        const { size, isBold } = looks.get(element) ?? { size: 0, isBold: false }
        const isOneLine = elementsIn(element, 'p', 'div', 'ul', 'ol', 'table').length === 0 && textOf(element).trim().length <= 120
        return body > 0 && isOneLine && (size >= body * 1.3 || (isBold && size >= body * 1.12))
      }
      const found = [...looks.keys()].filter(isHeading)
      const ranks = [...new Set(found.map((element) => looks.get(element)!.size))].toSorted((one, other) => other - one)
      each(tree, (element) =>
        found.includes(element) ? [elementOf(`h${Math.min(ranks.indexOf(looks.get(element)!.size) + 1, 6)}`, element.children)] : undefined,
      )
    },
  },
]

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
