import { stacked } from './stacked.ts'

/** The same for short cells: each on a line of its own, after its `data-label`. */
export const inLine = {
  ...stacked,
  '& tr': { display: 'block', py: 1.5, borderBottom: 1, borderColor: 'divider' },
  '&& td': { px: 0, py: 0.25, border: 0, bgcolor: 'transparent' },
  '& td[data-label]': { display: 'grid', gridTemplateColumns: '9rem minmax(0, 1fr)' },
  '& td::before': { content: 'attr(data-label)', color: 'text.secondary', fontSize: '0.875rem' },
}
