import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { FilterChips } from '#src/sections/filtering/FilterChips.tsx'
import { SearchField } from '#src/sections/filtering/SearchField.tsx'
import { matches } from '#src/sections/filtering/matches.ts'
import { useQueryChoices } from '#src/sections/filtering/useQueryChoices.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { color, media, size, space } from '#src/ui/tokens.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { IntegrationRow } from './IntegrationRow.tsx'

const NOTHING_CHOSEN = { q: '', category: '' }

/**
 * A directory in groups, with search and category chips, both stored in the URL; without JavaScript the whole list is shown. On phones the
 * groups are collapsed until the visitor searches or filters.
 */
export default function IntegrationsDirectory(props: ViewProps<'integrationsDirectory'>) {
  const { id, eyebrow, title, lead, categories, items, statusLabels, searchLabel, allLabel, filtersLabel, countLabel, emptyText } = props
  const live = useHydrated()
  const [{ q, category }, choose] = useQueryChoices(NOTHING_CHOSEN)

  const labels = new Map(categories.map((known) => [known.id, known.label]))
  // The URL may contain a category that no longer exists.
  const chosen = labels.has(category) ? category : ''
  const found = items.filter((item) => matches(q, item.name, item.text, item.data, labels.get(item.category) ?? ''))
  const shown = chosen ? found.filter((item) => item.category === chosen) : found
  const groups = categories.flatMap((known) => {
    const members = shown.filter((item) => item.category === known.id)
    return members.length > 0 ? [{ ...known, members }] : []
  })

  return (
    <Root>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <div className="controls" data-state={live ? 'ready' : 'waiting'} role="search" aria-label={searchLabel}>
        <SearchField id={`${id ?? ''}_search`} label={searchLabel} value={q} onChange={(value) => choose({ q: value })} />
        <FilterChips
          label={filtersLabel}
          choices={[
            { id: '', label: allLabel, count: found.length },
            ...categories.map((known) => ({ ...known, count: found.filter((item) => item.category === known.id).length })),
          ]}
          chosen={chosen}
          onChoose={(known) => choose({ category: known })}
        />
      </div>
      <p className="count" role="status">
        {countLabel.replace('{count}', String(shown.length))}
        {shown.length === 0 && <span className="empty"> {emptyText}</span>}
      </p>
      {groups.map(({ id: group, label, members }) => (
        <div key={group} className="group">
          <Typography variant="h4" component="h3">
            {label}
          </Typography>
          <Fold label={`${label} (${members.length})`} until="phone" open={q !== '' || chosen !== ''}>
            <ul role="list" className="items">
              {members.map((item) => (
                <IntegrationRow key={item.name} item={item} status={statusLabels[item.status]} />
              ))}
            </ul>
          </Fold>
        </div>
      ))}
    </Root>
  )
}

const Root = styled('div')({
  '& > .controls': { display: 'grid', gap: space.s20 },
  // Controls that need scripts are not shown without them.
  '@media (scripting: none)': { '& > .controls[data-state="waiting"]': { display: 'none' } },
  '& > .count': { marginBlock: `${space.s20} ${space.s16}`, color: color.muted, fontSize: size.sm },
  '& .items': { container: 'items / inline-size' },
  '& .empty': { display: 'block', paddingBlock: space.s48, color: color.strong, fontSize: size.lg },
  [media.aboveMobile]: {
    '& > .controls': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space.s32, alignItems: 'end' },
    '& > .group': { paddingBlock: space.s16, borderTop: `2px solid ${color.strong}` },
  },
  [media.desktop]: {
    '& > .group': { display: 'grid', gridTemplateColumns: '14rem minmax(0, 1fr)', gap: space.s32 },
    '& > .group > h3': { paddingTop: space.s12 },
  },
  [media.mobile]: {
    '& > .group + .group': { marginTop: space.s8 },
    // The visible label of the disclosure has the same text.
    '@supports selector(::details-content)': {
      '& > .group': { position: 'relative' },
      '& > .group > h3': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
})
