import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { EntryList } from '#src/sections/entryCards/EntryList.tsx'
import type { ListFilter, ListItem } from '#src/site/lists/listView.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Actions } from '#src/ui/Actions.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { color, size, space } from '#src/ui/tokens.ts'
import { FilteredList, chosenHref } from './FilteredList.tsx'
import { ListCalendar } from './ListCalendar.tsx'
import { ListFacets } from './ListFacets.tsx'
import { ListPages } from './ListPages.tsx'
import { ListRows } from './ListRows.tsx'
import { ListTable } from './ListTable.tsx'
import { factsOf } from './factsOf.ts'

/** The entries of a collection, or of the part of it that this page shows. */
export default function List(props: ViewProps<'list'>) {
  const { id, eyebrow, title, lead, groups, calendar, part, links, filter, search, pages, collection, action } = props
  const level = title === undefined ? 2 : 3
  return (
    <Root>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      {filter && pages && <PagedFacets id={id ?? collection} filter={filter} />}
      {part !== undefined && <p className="part">{part}</p>}
      {calendar && <ListCalendar calendar={calendar} level={level} />}
      {filter && !pages ? (
        <FilteredList {...{ filter, search, groups }} id={id ?? collection}>
          {(shown) => <Groups {...props} groups={shown} />}
        </FilteredList>
      ) : (
        <Groups {...props} />
      )}
      {links && <ListPages links={links} />}
      <Actions actions={action ? [action] : []} />
    </Root>
  )
}

/** Facets of a list with several pages lead to the pages of their values. */
function PagedFacets({ id, filter }: { id: string; filter: ListFilter }) {
  const { chosen, facets } = filter
  return (
    <div className="paged">
      <ListFacets
        id={id}
        facets={facets}
        chosenOf={({ key }) => (chosen?.key === key ? [chosen.value] : [])}
        hrefOf={({ key }, value) => chosenHref(filter, key, value)}
      />
    </div>
  )
}

function Groups({ title, groups, layout, labels, columns, calendar, emptyText }: ViewProps<'list'>) {
  const { words } = useSite()
  const hasTitles = groups.some((group) => group.title !== undefined)
  const level = (title === undefined ? 2 : 3) as 2 | 3
  const itemLevel = hasTitles ? ((level + 1) as 3 | 4) : level
  if (groups.length === 0) return <p className="none">{emptyText ?? words.listEmpty}</p>
  if (calendar) return null
  return groups.map((group, index) => (
    <div key={group.title ?? index} className="group">
      {group.title !== undefined && (
        <Typography variant="h3" component={`h${level}`}>
          {group.title}
        </Typography>
      )}
      <Layout {...{ layout, labels, level: itemLevel, columns }} items={group.items} caption={group.title ?? title} />
    </div>
  ))
}

type LayoutProps = Pick<ViewProps<'list'>, 'layout' | 'labels' | 'columns'> & {
  items: ListItem[]
  level: 2 | 3 | 4
  caption: string | undefined
}

function Layout({ layout, labels, items, level, columns, caption }: LayoutProps) {
  if (layout === 'table') return <ListTable {...{ labels, items, caption }} />
  if (layout === 'rows') return <ListRows {...{ labels, items, level }} />
  return <EntryList cards={items.map((item) => ({ ...item, facts: factsOf(labels, item) }))} columns={columns} level={level} />
}

const Root = styled('div')({
  '& > .part': { marginBottom: space.s24, color: color.muted, fontSize: size.sm, fontWeight: 600 },
  '& > .paged': { marginBottom: space.s32 },
  '& > .none': { paddingBlock: space.s32, color: color.muted, fontSize: size.lg },
  '& > .group + .group': { marginTop: space.s48 },
  '& > .group > .MuiTypography-h3': { marginBottom: space.s20 },
  '& > .actions': { marginTop: space.s32 },
})
