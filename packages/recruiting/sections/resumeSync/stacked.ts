/** A table with stacked cells, each with its `data-label` before it: for narrow screens. */
export const stacked = {
  display: 'block',
  '& thead': { display: 'none' },
  '& :is(table, tbody, tr, td, th)': { display: 'block' },
  '&& :is(th, td)': { px: 0, bgcolor: 'transparent' },
  '& th': { borderBottom: 0, pb: 0 },
  '& td::before': { content: 'attr(data-label)', display: 'block', color: 'text.secondary', fontSize: '0.875rem', fontWeight: 600 },
}
