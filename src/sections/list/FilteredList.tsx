import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { SearchField } from '#src/sections/filtering/SearchField.tsx'
import type { ListFilter, ListGroup } from '#src/site/lists/listView.ts'
import { useSite } from '#src/ui/SiteContext.ts'
import { color, size, space } from '#src/ui/tokens.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { ListFacets } from './ListFacets.tsx'
import { useListFilter } from './useListFilter.ts'

type Props = { id: string; groups: readonly ListGroup[]; filter: ListFilter; search: boolean; children(groups: ListGroup[]): ReactNode }

/**
 * Facets and search above the entries that they leave. Without scripts, facets lead to the pages of their values; with them, they answer at
 * once, can be combined, and are stored in the address.
 */
export function FilteredList({ id, groups, filter, search, children }: Props) {
  const { words } = useSite()
  const live = useHydrated()
  const { facets, path, chosen, total = 0 } = filter
  const narrowed = useListFilter(groups, filter)
  const count = narrowed.groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <Controls>
        {search && (
          <div className="controls" data-state={live ? 'ready' : 'waiting'} role="search" aria-label={words.listSearch}>
            <SearchField id={`${id}_search`} label={words.listSearch} value={narrowed.q} onChange={narrowed.search} />
          </div>
        )}
        {facets.length > 0 && (
          <ListFacets
            id={id}
            facets={facets}
            chosenOf={narrowed.chosenOf}
            hrefOf={(facet, value) => (live ? narrowed.hrefOf(facet, value.value) : chosenHref(filter, facet.key, value))}
            countOf={(facet, { value }) => narrowed.countOf(facet, value)}
            onChoose={live && !chosen ? narrowed.toggle : undefined}
          />
        )}
        <p className="count">
          <span role="status">{words.listShown.replace('{count}', String(count)).replace('{total}', String(total))}</span>
          {(narrowed.isNarrowed || chosen) && (
            <Link
              href={path}
              onClick={(event) => {
                if (chosen) return
                event.preventDefault()
                narrowed.reset()
              }}>
              {words.listReset}
            </Link>
          )}
        </p>
      </Controls>
      {children(narrowed.groups)}
    </>
  )
}

/** The page of a value; the page of the list for the value that is chosen. */
export function chosenHref({ path, chosen }: ListFilter, key: string, { value, href }: { value: string; href: string }): string {
  return chosen?.key === key && chosen.value === value ? path : href
}

const Controls = styled('div')({
  display: 'grid',
  gap: space.s20,
  marginBottom: space.s24,
  '& > .controls': { maxWidth: '32rem' },
  // Controls that need scripts are not shown without them.
  '@media (scripting: none)': { '& > .controls[data-state="waiting"]': { display: 'none' } },
  '& > .count': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space.s16}`,
    minHeight: '2.75rem',
    color: color.muted,
    fontSize: size.sm,
  },
  '& > .count > a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontWeight: 600 },
})
