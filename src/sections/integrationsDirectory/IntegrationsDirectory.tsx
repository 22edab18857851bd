import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import { SearchField } from '#src/sections/filtering/SearchField.tsx'
import { matches } from '#src/sections/filtering/matches.ts'
import { useQueryChoices } from '#src/sections/filtering/useQueryChoices.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { color, media, radius, size, space } from '#src/ui/tokens.ts'
import type { SectionProps } from '#schemas/sections/index.ts'
import { Icon } from '#src/ui/Icon.tsx'

const NOTHING_CHOSEN = { q: '', category: '' }

/** A directory with search and category chips, both kept in the address; without JavaScript the whole list stands there. */
export function IntegrationsDirectory(props: ViewProps<'integrationsDirectory'>) {
  const { id, eyebrow, title, lead, categories, items, statusLabels, searchLabel, allLabel, filtersLabel, countLabel, emptyText } = props
  const live = useHydrated()
  const [{ q, category }, choose] = useQueryChoices(NOTHING_CHOSEN)

  const labels = new Map(categories.map((known) => [known.id, known.label]))
  // An address may name a category that there is none of any more.
  const chosen = labels.has(category) ? category : ''
  const found = items.filter((item) => matches(q, item.name, item.text, item.data, labels.get(item.category) ?? ''))
  const shown = chosen ? found.filter((item) => item.category === chosen) : found
  const chips = [
    { id: '', label: allLabel, count: found.length },
    ...categories.map((known) => ({ ...known, count: found.filter((item) => item.category === known.id).length })),
  ]

  return (
    <Root>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <div className="controls" data-state={live ? 'ready' : 'waiting'} role="search" aria-label={searchLabel}>
        <SearchField id={`${id ?? 'directory'}-search`} label={searchLabel} value={q} onChange={(value) => choose({ q: value })} />
        <div className="chips" role="group" aria-label={filtersLabel}>
          {chips.map((chip) => (
            <Chip
              key={chip.id}
              component="button"
              type="button"
              clickable
              aria-pressed={chip.id === chosen}
              onClick={() => choose({ category: chip.id })}
              label={
                <>
                  {chip.label} <span className="number">{chip.count}</span>
                </>
              }
            />
          ))}
        </div>
      </div>
      <p className="count" role="status">
        {countLabel.replace('{count}', String(shown.length))}
        {shown.length === 0 && <span className="empty"> {emptyText}</span>}
      </p>
      <ul role="list" className="items">
        {shown.map((item) => (
          <IntegrationCard
            key={`${item.category} ${item.name}`}
            item={item}
            category={labels.get(item.category) ?? ''}
            status={statusLabels[item.status]}
          />
        ))}
      </ul>
    </Root>
  )
}

type Item = SectionProps<'integrationsDirectory'>['items'][number]

const statusIcon: Record<Item['status'], string> = { available: 'circle-check', 'on-request': 'message-circle', planned: 'clock' }

/** One entry of the directory. */
function IntegrationCard({ item, category, status }: { item: Item; category: string; status: string }) {
  return (
    <li className="item">
      <p className="category">{category}</p>
      <h3>{item.name}</h3>
      <p>{item.text}</p>
      <p className="data">
        <Icon name="arrow-left-right" />
        {item.data}
      </p>
      <p className="status" data-status={item.status}>
        <Icon name={statusIcon[item.status]} />
        {status}
      </p>
    </li>
  )
}

const Root = styled('div')({
  '& .controls': { display: 'grid', gap: space.s20 },
  // Controls that will never work are not shown.
  '@media (scripting: none)': { '& .controls[data-state="waiting"]': { display: 'none' } },
  '& .controls > :not(.chips)': { maxWidth: '34rem' },
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: space.s8 },
  '& .MuiChip-root': {
    height: '2.75rem',
    padding: `0 ${space.s8}`,
    border: `1px solid ${color.cardLine}`,
    borderRadius: radius.round,
    background: color.card,
    color: color.strong,
    font: 'inherit',
    fontSize: size.sm,
    fontWeight: 600,
  },
  '& .MuiChip-root:hover': { borderColor: color.accent, background: color.card },
  '& .MuiChip-root:focus-visible': { outline: '3px solid var(--mui-palette-focus-main)', outlineOffset: '2px' },
  '& .MuiChip-root[aria-pressed="true"]': { borderColor: color.primary, background: color.primary, color: color.onPrimary },
  '& .number': { marginLeft: space.s4, color: color.muted, fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  '& [aria-pressed="true"] .number': { color: 'inherit' },
  '& .count': { marginBlock: `${space.s24} ${space.s16}`, color: color.muted, fontSize: size.sm },
  '& .empty': { display: 'block', paddingBlock: space.s48, color: color.strong, fontSize: size.lg },
  '& .items': { display: 'grid', gap: space.s20, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' },
  '& .item': {
    display: 'flex',
    flexDirection: 'column',
    padding: space.s24,
    border: `1px solid ${color.cardLine}`,
    borderRadius: radius.card,
    background: color.card,
  },
  '& .category': { marginBottom: space.s4, color: color.accent, fontSize: size.xs, fontWeight: 700 },
  '& h3': { marginBottom: space.s8, fontSize: size.lg },
  '& .data': { display: 'flex', gap: space.s8, marginBlock: space.s16, color: color.muted, fontSize: size.sm, lineHeight: 1.5 },
  '& .data .icon': { marginTop: '0.125rem' },
  '& .status': {
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    marginTop: 'auto',
    paddingTop: space.s16,
    borderTop: `1px solid ${color.cardLine}`,
    color: color.muted,
    fontSize: size.sm,
    fontWeight: 600,
  },
  '& .status[data-status="available"]': { color: color.accent },
  [media.mobile]: { '& .items': { gap: space.s16 } },
})
