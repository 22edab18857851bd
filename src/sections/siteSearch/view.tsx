import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { type FormEvent, useEffect, useRef } from 'react'
import { SearchField } from '#src/sections/filtering/SearchField.tsx'
import { useQueryChoices } from '#src/sections/filtering/useQueryChoices.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { Marked } from '#src/ui/search/Marked.tsx'
import { useSearch } from '#src/ui/search/useSearch.ts'
import { color, size, space } from '#src/ui/tokens.ts'
import { PageIndex } from './PageIndex.tsx'

const NOTHING_ASKED = { q: '' }
/** The most pages shown for a query. */
const MOST = 20

/** The search of the site. The query is stored in the URL; without JavaScript, the form leads to the list of all pages below it. */
export default function SiteSearch({ id, eyebrow, title, lead, page, pages, listPages }: ViewProps<'siteSearch'>) {
  const { words } = useSite()
  const { state, answer, query, change, submit, retry, begin } = useSearch(MOST)
  const [{ q }, choose] = useQueryChoices(NOTHING_ASKED)
  const isTyped = useRef(false)
  const ask = useRef({ change, submit })
  useEffect(() => {
    if (isTyped.current) ask.current.change(q)
    else ask.current.submit(q)
    isTyped.current = false
  }, [q])

  function onType(value: string) {
    isTyped.current = true
    choose({ q: value })
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    submit(q)
  }
  return (
    <Root data-state={state}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <form role="search" action={page} method="get" onSubmit={onSubmit}>
        <SearchField id={`${id ?? 'site'}_search`} name="q" label={words.search} value={q} onChange={onType} onFocus={begin} />
      </form>
      <div role="status" className="status">
        {state === 'failed' && <p>{words.searchFailed}</p>}
        {state !== 'failed' && state !== 'empty' && !answer && <p>{words.loading}</p>}
        {state !== 'failed' && answer && answer.total > 0 && <p>{words.searchCount.replace('{count}', String(answer.total))}</p>}
        {state !== 'failed' && answer?.total === 0 && (
          <>
            <p className="none">{words.searchNone.replace('{query}', () => query)}</p>
            <p>{words.searchNoneHint}</p>
          </>
        )}
      </div>
      {state === 'failed' && (
        <Button variant="outlined" onClick={retry}>
          {words.retry}
        </Button>
      )}
      {answer && answer.hits.length > 0 && (
        <ol role="list" className="results">
          {answer.hits.map((hit) => (
            <li key={hit.href}>
              <Link href={hit.href}>
                <Marked text={hit.title} />
              </Link>
              <Typography>
                <Marked text={hit.text} />
              </Typography>
              {hit.sections.length > 0 && (
                <ul role="list">
                  {hit.sections.map((part) => (
                    <li key={part.href}>
                      <Link href={part.href}>
                        <Marked text={part.heading} />
                      </Link>
                      <Typography variant="body2">
                        <Marked text={part.text} />
                      </Typography>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      )}
      {listPages && !answer && <PageIndex title={words.searchAllPages} pages={pages} level={title ? 'h3' : 'h2'} />}
    </Root>
  )
}

const Root = styled('div')({
  '& > form': { maxWidth: '44rem' },
  '& > .status': { marginBlock: space.s12, color: color.muted, fontSize: size.sm, '& .none': { color: color.strong, fontSize: size.lg } },
  '& > .results': {
    maxWidth: '44rem',
    '& > li': { paddingBlock: space.s16, borderTop: `1px solid ${color.cardLine}` },
    '& > li > a': { color: color.strong, fontSize: size.lg, fontWeight: 700 },
    '& ul': {
      display: 'grid',
      gap: space.s12,
      marginBlockStart: space.s12,
      paddingInlineStart: space.s16,
      borderInlineStart: `2px solid ${color.line}`,
    },
    '& mark': { background: 'none', color: color.accent, fontWeight: 700 },
    '& a': { display: 'inline-block', paddingBlock: space.s4 },
  },
})
