import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Html } from '#src/ui/Html.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { color, media, size, space } from '#src/ui/tokens.ts'

/** Questions that open one by one, each on its own; find-in-page and print reach closed answers too. */
export function Faq({ eyebrow, title, lead, items }: ViewProps<'faq'>) {
  return (
    <Root>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <div className="items reveal">
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
              <Icon name="plus" />
            </summary>
            <Html html={answer} className="prose answer" />
          </details>
        ))}
      </div>
    </Root>
  )
}

const Root = styled('div')({
  [media.desktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)', gap: space.s64, alignItems: 'start' },
  '& .items': { borderTop: `1px solid ${color.cardLine}` },
  '& details': { borderBottom: `1px solid ${color.cardLine}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s24,
    minHeight: '3.5rem',
    paddingBlock: space.s20,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& h3': { fontSize: size.lg, fontWeight: 700, lineHeight: 1.4, textWrap: 'pretty' },
  '& summary:hover h3': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' },
  '& .icon': { color: color.accent, transition: 'transform 0.2s' },
  '& details[open] .icon': { transform: 'rotate(45deg)' },
  '& .answer': { paddingBottom: space.s24, paddingRight: space.s48 },
  [media.mobile]: { '& .answer': { paddingRight: 0 } },
  '@media print': {
    '& details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    '& details > .answer': { display: 'block' },
    '& summary .icon': { display: 'none' },
  },
})
