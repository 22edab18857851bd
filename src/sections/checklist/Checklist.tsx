import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { color, media, radius, size, space } from '#src/ui/tokens.ts'

/** Groups of ticked items; on wide screens the name of a group stands left of its items. */
export function Checklist({ eyebrow, title, lead, groups }: ViewProps<'checklist'>) {
  return (
    <>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <Root>
        {groups.map((group) => (
          <div key={group.title} className="group reveal">
            <div className="name">
              <h3>{group.title}</h3>
              {group.note && <p className="note">{group.note}</p>}
            </div>
            <ul role="list">
              {group.items.map((item) => (
                <li key={item.title}>
                  <Icon name="check" />
                  <div>
                    <strong>{item.title}</strong>
                    {item.text && <p>{item.text}</p>}
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Root>
    </>
  )
}

const Root = styled('div')({
  '& .group': {
    display: 'grid',
    gap: space.s24,
    paddingBlock: 'clamp(1.75rem, 1.25rem + 1.5vw, 2.75rem)',
    borderTop: `1px solid ${color.cardLine}`,
  },
  '& .group:last-child': { paddingBottom: 0 },
  '& .name': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', alignContent: 'flex-start', gap: `${space.s8} ${space.s12}` },
  '& h3': { fontSize: size.xl, letterSpacing: '-0.01em' },
  '& .note': {
    padding: `0.125rem ${space.s12}`,
    borderRadius: radius.round,
    border: `1px solid color-mix(in srgb, ${color.primary} 45%, transparent)`,
    background: color.card,
    color: color.accent,
    fontSize: size.xs,
    fontWeight: 700,
  },
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))', gap: `${space.s20} ${space.s32}` },
  '& li': { display: 'flex', gap: space.s12 },
  '& li > div': { minWidth: 0 },
  '& li .icon': { marginTop: '0.15em', color: color.accent, strokeWidth: 2.5 },
  '& strong': { color: color.strong, fontWeight: 650 },
  '& li p': { marginTop: '0.125rem', fontSize: size.sm },
  [media.desktop]: { '& .group': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)', gap: space.s48 } },
})
