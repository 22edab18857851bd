import { type FormEvent, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { Glyph } from '#src/shell/menu/Glyph.tsx'
import { followsLink } from '#src/shell/menu/followsLink.ts'
import type { SearchAnswer, SearchHit } from '#src/site/search/siteSearch.ts'
import { Marked } from '#src/ui/search/Marked.tsx'
import { useSearch } from '#src/ui/search/useSearch.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import './search.css'

/** The properties of the dialog; `close` is called when it has closed. */
export type SearchDialogProps = { close(): void }

const LIST_ID = 'search-results'
const optionId = (index: number) => `search-option-${index}`
/** The most pages in the dialog; the search page shows more. */
const MOST = 8

/**
 * The search in a modal dialog: a combobox whose list contains pages and their parts. Arrow keys choose, Enter opens the chosen result, or
 * all results on the search page.
 */
export function SearchDialog({ close }: SearchDialogProps) {
  const { search: page, words } = useSite()
  const { state, answer, query, change, retry, begin } = useSearch(MOST)
  const [text, setText] = useState('')
  // A choice belongs to the list in which it was made.
  const [choice, choose] = useState<{ of: SearchAnswer | undefined; index: number }>({ of: undefined, index: -1 })
  const dialog = useRef<HTMLDialogElement>(null)
  const all = useRef<HTMLAnchorElement>(null)
  const rows = (answer?.hits ?? []).flatMap(rowsOf)
  const active = choice.of === answer ? choice.index : -1
  const isExpanded = rows.length > 0

  useLayoutEffect(() => {
    dialog.current?.showModal()
  }, [])

  function onType(value: string) {
    setText(value)
    change(value)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') dialog.current?.close()
    else if (isExpanded && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const step = event.key === 'ArrowDown' ? 1 : -1
      const count = rows.length + 1
      const index = ((active + 1 + step + count) % count) - 1
      choose({ of: answer, index })
      document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
    } else return
    event.preventDefault()
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (active >= 0) document.getElementById(optionId(active))?.click()
    else if (text.trim() !== '') all.current?.click()
  }
  /** The links of the dialog are followed by the page; a press on the backdrop closes it. */
  function onClick(event: MouseEvent<HTMLDialogElement>) {
    const link = (event.target as Element).closest('a')
    if (event.target === dialog.current || (link && followsLink(event.nativeEvent))) dialog.current?.close()
  }
  const allHref = `${page}?q=${encodeURIComponent(text.trim())}`
  return (
    // The keyboard closes it with Escape.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog ref={dialog} className="search" aria-label={words.search} data-state={state} onClose={close} onClick={onClick}>
      <form className="search-field" role="search" onSubmit={onSubmit}>
        <Icon name="search" />
        <input
          type="search"
          role="combobox"
          aria-label={words.search}
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? LIST_ID : undefined}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          placeholder={words.search}
          value={text}
          onFocus={begin}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="search-close" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Glyph name="close" />
        </button>
      </form>
      <p className="search-status" role="status">
        {statusOf(state, answer, query, words)}
      </p>
      {state === 'failed' && (
        <button type="button" className="action" data-look="secondary" onClick={retry}>
          {words.retry}
        </button>
      )}
      {isExpanded && (
        <div className="search-list" id={LIST_ID} role="listbox" aria-label={words.search}>
          {rows.map(({ kind, href, title, excerpt }, index) => (
            <a
              key={`${kind} ${href}`}
              id={optionId(index)}
              className="search-option"
              data-kind={kind}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              href={href}>
              <span className="search-title">
                <Marked text={title} />
              </span>
              <span className="search-excerpt">
                <Marked text={excerpt} />
              </span>
            </a>
          ))}
        </div>
      )}
      <p className="search-foot">
        {text.trim() !== '' && (
          <a ref={all} href={allHref}>
            {words.searchAll}
          </a>
        )}
        <a href={page}>{words.searchAllPages}</a>
      </p>
    </dialog>
  )
}

/** A page and its parts, one option each. */
function rowsOf({ href, title, text, sections }: SearchHit) {
  return [
    { kind: 'page', href, title, excerpt: text },
    ...sections.map((section) => ({ kind: 'part', href: section.href, title: section.heading, excerpt: section.text })),
  ]
}

function statusOf(
  state: ReturnType<typeof useSearch>['state'],
  answer: SearchAnswer | undefined,
  query: string,
  words: ReturnType<typeof useSite>['words'],
): string {
  if (state === 'failed') return words.searchFailed
  if (!answer) return state === 'empty' ? '' : words.loading
  if (answer.total > 0) return words.searchCount.replace('{count}', String(answer.total))
  return `${words.searchNone.replace('{query}', () => query)}. ${words.searchNoneHint}`
}
