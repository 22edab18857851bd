import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import {
  type InputRule,
  InputRule as Rule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { MarkType } from 'prosemirror-model'
import { splitListItem } from 'prosemirror-schema-list'
import { type Command, type EditorState, Plugin, TextSelection } from 'prosemirror-state'
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables'
import { innermost, richCommands } from './richCommands.ts'
import { richSchema } from './richSchema.ts'
import { settledTables } from './settledTables.ts'

const { nodes, marks } = richSchema

/** Markdown signs that become formatting while they are typed. */
const RULES: InputRule[] = [
  // `#` is a heading of level 2, as on the page.
  textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, ([, signs]) => ({ level: Math.max(2, signs!.length) })),
  wrappingInputRule(/^>\s$/, nodes.blockquote),
  wrappingInputRule(/^[-*+]\s$/, nodes.bullet_list),
  wrappingInputRule(
    /^(\d{1,9})[.)]\s$/,
    nodes.ordered_list,
    ([, number]) => ({ start: Number(number) }),
    ([, number], list) => list.childCount + (list.attrs['start'] as number) === Number(number),
  ),
  textblockTypeInputRule(/^```$/, nodes.code_block),
  new Rule(/^(?:---|\*\*\*|___)$/, (state, _match, start, end) => {
    const { tr } = state
    tr.delete(start, end)
    const before = tr.doc.resolve(start).before()
    tr.insert(before, nodes.horizontal_rule.create())
    return tr.setSelection(TextSelection.near(tr.doc.resolve(before + 2)))
  }),
  markRule(/(?:^|\s|\()\*\*([^*\s](?:[^*]{0,200}[^*\s])?)\*\*$/, marks.strong),
  markRule(/(?:^|\s|\()__([^_\s](?:[^_]{0,200}[^_\s])?)__$/, marks.strong),
  markRule(/(?:^|\s|\()\*([^*\s](?:[^*]{0,200}[^*\s])?)\*$/, marks.em),
  markRule(/(?:^|\s|\()_([^_\s](?:[^_]{0,200}[^_\s])?)_$/, marks.em),
  markRule(/(?:^|\s|\()~~([^~\s](?:[^~]{0,200}[^~\s])?)~~$/, marks.strike),
  markRule(/(?:^|\s|\()`([^`]{1,200})`$/, marks.code),
]

/** Replaces signs around words by a mark; the words are the first group of the pattern. */
function markRule(pattern: RegExp, type: MarkType): InputRule {
  return new Rule(pattern, (state, match, start, end) => {
    const words = match[1]!
    const to = match[0].lastIndexOf(words) + words.length
    const signs = match[0].length - to
    const first = start + to - words.length - signs
    // The last sign is not in the document yet.
    const { tr } = state
    tr.delete(start + to, end).delete(first, first + signs)
    return tr.addMark(first, first + words.length, type.create()).removeStoredMark(type)
  })
}

/** In a table, Enter goes to the row below; in the last one, after the table. */
const enterInTable: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const { $from } = state.selection
  const row = innermost($from, nodes.table_row)
  const table = innermost($from, nodes.table)
  if (!row || !table) return false
  if (!dispatch) return true
  const { tr } = state
  const below = row.pos + row.node.nodeSize
  const isLast = below >= table.pos + table.node.nodeSize - 1
  const after = table.pos + table.node.nodeSize
  if (isLast && !tr.doc.resolve(after).nodeAfter?.isTextblock) tr.insert(after, nodes.paragraph.create())
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(isLast ? after : below))).scrollIntoView())
  return true
}

/** The behaviour of the rich text. `onLink` is called by Control+K. */
export function richPlugins({ onLink }: { onLink(): void }): Plugin[] {
  const leaving = { isOn: false }
  const unless =
    (command: Command): Command =>
    (state, dispatch, view) =>
      !leaving.isOn && command(state, dispatch, view)
  return [
    new Plugin({
      props: {
        // After Escape, Tab leaves the field.
        handleKeyDown: (_view, { key }) => {
          leaving.isOn = key === 'Escape' || (leaving.isOn && (key === 'Tab' || key === 'Shift'))
          return false
        },
        handleDOMEvents: {
          blur: () => {
            leaving.isOn = false
            return false
          },
        },
      },
    }),
    inputRules({ rules: RULES }),
    keymap({
      'Mod-b': richCommands.bold,
      'Mod-i': richCommands.italic,
      'Mod-e': richCommands.code,
      'Mod-Shift-x': richCommands.strike,
      'Mod-k': () => (onLink(), true),
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      Backspace: undoInputRule,
      Enter: chainCommands(enterInTable, splitListItem(nodes.list_item)),
      'Shift-Enter': chainCommands(exitCode, richCommands.lineBreak, () => true),
      Tab: unless(chainCommands(goToNextCell(1), richCommands.sink)),
      'Shift-Tab': unless(chainCommands(goToNextCell(-1), richCommands.lift)),
    }),
    keymap(baseKeymap),
    history(),
    tableEditing(),
    new Plugin({ appendTransaction: (transactions, _before, state) => settledAfter(transactions, state) }),
  ]
}

function settledAfter(transactions: readonly { docChanged: boolean }[], state: EditorState) {
  return transactions.some(({ docChanged }) => docChanged) ? settledTables(state) : null
}
