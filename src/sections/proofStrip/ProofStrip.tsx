import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { color, media, size, space } from '#src/ui/tokens.ts'

/** A low strip of short facts between two hairlines. */
export function ProofStrip({ title, items }: ViewProps<'proofStrip'>) {
  return (
    <Root className="reveal">
      {title && <p className="title">{title}</p>}
      <ul role="list">
        {items.map((item) => (
          <li key={item.text}>
            <Icon name={item.icon} />
            <span>{item.text}</span>
          </li>
        ))}
      </ul>
    </Root>
  )
}

const Root = styled('div')({
  '.band:has(> .container > &)': { paddingBlock: 'clamp(1.5rem, 1rem + 1.5vw, 2.5rem)' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s16} ${space.s48}`,
  paddingBlock: space.s24,
  borderBlock: `1px solid ${color.cardLine}`,
  '& .title': { color: color.muted, fontSize: size.sm, fontWeight: 700 },
  '& ul': {
    flex: '1 1 0',
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    gap: `${space.s16} ${space.s32}`,
  },
  '& li': { display: 'flex', alignItems: 'center', gap: space.s12, color: color.strong, fontWeight: 650, lineHeight: 1.35 },
  '& .icon': { width: '1.5rem', height: '1.5rem', color: color.accent },
  [media.sidebar]: { '& .title': { flexBasis: '100%' } },
})
