import { Fragment, Slice } from 'prosemirror-model'
import { type Command, EditorState, Selection, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { CARET_EVENT, caretWish } from './caretWish.ts'
import { type RichText, openRich } from './openRich.ts'
import { ownClipboard } from './ownClipboard.ts'
import { placeInWords } from './placeInWords.ts'
import { readRich } from './readRich.ts'
import { richPlugins } from './richPlugins.ts'
import { richSchema } from './richSchema.ts'

/** What a rich text reports: changed Markdown, and requests of the author. */
type RichEvents = {
  onText(text: string): void
  onLink(): void
  /** Asks for the Markdown, with the caret at an offset. */
  onSource(caret: number): void
  onKey(event: KeyboardEvent): void
  /** May prevent the default of the event. */
  onPaste(event: ClipboardEvent): void
}

/** Opens a Markdown text for editing. It is shown once it is mounted in an element. */
export function richEditor(first: string) {
  let rich: RichText = openRich(first)
  let known = first
  let view: EditorView | undefined
  let state = EditorState.create({ doc: rich.doc })
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Shows the text in an element; returns a function that removes it. */
    mount(element: HTMLElement, events: RichEvents): () => void {
      state = EditorState.create({ doc: state.doc, plugins: richPlugins({ onLink: events.onLink }) })
      const made = new EditorView(element, {
        state,
        dispatchTransaction(transaction) {
          state = made.state.apply(transaction)
          made.updateState(state)
          tell()
          if (!transaction.docChanged) return
          known = rich.write(state.doc)
          events.onText(known)
        },
        clipboardSerializer: ownClipboard,
        handleDOMEvents: {
          keydown: (_view, event) => (events.onKey(event), false),
          paste: (_view, event) => (events.onPaste(event), event.defaultPrevented),
        },
        nodeViews: { source: (node) => sourceView(node.attrs['text'] as string, () => events.onSource(rich.placeOf(node).start)) },
      })
      view = made
      tell()
      const wish = () => {
        const wished = caretWish.take((words) => placeInWords(state.doc, words, 0) !== undefined)
        if (!wished) return
        const place = placeInWords(state.doc, wished.words, wished.offset)!
        const end = wished.to && placeInWords(state.doc, wished.to.words, wished.to.offset, place)
        select(made, place, end ?? place)
      }
      wish()
      window.addEventListener(CARET_EVENT, wish)
      return () => {
        window.removeEventListener(CARET_EVENT, wish)
        made.destroy()
        view = undefined
      }
    },
    setAttributes: (attributes: Record<string, string>) => view?.setProps({ attributes }),
    /** Accepts a text that another program, an undo step or a merge has changed. */
    take(text: string): void {
      if (text === known) return
      known = text
      rich = openRich(text)
      const next = EditorState.create({ doc: rich.doc, plugins: state.plugins })
      const place = next.doc.resolve(Math.min(state.selection.from, next.doc.content.size))
      state = next.apply(next.tr.setSelection(Selection.near(place)))
      view?.updateState(state)
      tell()
    },
    /** The Markdown before and after the selection. Code is an open code block. */
    around() {
      const { doc, selection } = state
      const isCode = selection.$from.parent.type.spec.code === true
      return { before: isCode ? '```\n' : rich.write(doc.cut(0, selection.from)), after: rich.write(doc.cut(selection.to)) }
    },
    run(command: Command): void {
      if (!view) return
      command(state, view.dispatch, view)
      view.focus()
    },
    /** Carries out a command without moving the focus. */
    change(command: Command): void {
      if (view) command(state, view.dispatch, view)
    },
    focus: () => view?.focus(),
    /** Replaces the selection by Markdown, or by plain words; if it is not known which, by what the words look like. */
    insert(words: string, isMarkdown: boolean | 'perhaps'): void {
      if (view) insertWords(view, words, isMarkdown === 'perhaps' ? isFormatted(words) : isMarkdown)
    },
  }
}

/** Whether plain words have any formatting when they are read as Markdown. */
function isFormatted(words: string): boolean {
  return readRich(words).some(({ node }) => {
    let isPlain = node.type === richSchema.nodes.paragraph
    node.descendants(({ isText, marks, type }) => {
      isPlain &&= (isText && marks.length === 0) || type === richSchema.nodes.hard_break
    })
    return !isPlain
  })
}

/** Replaces the selection by Markdown, or by plain words, whose lines are paragraphs. */
function insertWords(view: EditorView, words: string, isMarkdown: boolean): void {
  const { tr, selection } = view.state
  if (selection.$from.parent.type.spec.code) return view.dispatch(tr.insertText(words).scrollIntoView())
  const lines = words.split('\n').filter((line) => line.trim() !== '')
  const { paragraph } = richSchema.nodes
  const blocks = isMarkdown ? readRich(words).map(({ node }) => node) : lines.map((line) => paragraph.create(null, richSchema.text(line)))
  const [only, ...rest] = blocks
  if (!only) return
  // Words within a line keep the spaces around them.
  if (rest.length === 0 && only.type === paragraph && !words.startsWith('\n\n')) {
    const [start, end] = [words.length - words.trimStart().length, words.trimEnd().length]
    const spaced = (space: string) => (space === '' ? [] : [richSchema.text(' ')])
    const content = Fragment.fromArray([...spaced(words.slice(0, start)), ...only.content.content, ...spaced(words.slice(end))])
    return view.dispatch(tr.replaceSelection(new Slice(content, 0, 0)).scrollIntoView())
  }
  // Plain lines continue the paragraph that they are pasted into.
  const depth = isMarkdown ? 0 : 1
  tr.replaceSelection(new Slice(Fragment.fromArray(blocks), depth, depth))
  view.dispatch(tr.scrollIntoView())
}

/** A part of the text that is only shown as Markdown. */
function sourceView(text: string, onEdit: () => void) {
  const dom = document.createElement('div')
  dom.className = 'source'
  dom.contentEditable = 'false'
  const code = document.createElement('pre')
  code.textContent = text
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Edit as Markdown'
  button.addEventListener('click', onEdit)
  dom.append(code, button)
  return { dom, stopEvent: (event: Event) => event.target === button, ignoreMutation: () => true }
}

function select(view: EditorView, from: number, to: number): void {
  const { doc, tr } = view.state
  const [start, end] = [from, to].map((place) => doc.resolve(Math.min(place, doc.content.size)))
  view.dispatch(tr.setSelection(TextSelection.between(start!, end!)).scrollIntoView())
  view.focus()
}
