import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Html } from '#src/ui/Html.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { color, media, space } from '#src/ui/tokens.ts'

/** Questions with answers that expand separately. */
export default function Faq({ eyebrow, title, lead, items }: ViewProps<'faq'>) {
  return (
    <Root>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <div className="items reveal">
        {items.map(({ question, answer }) => (
          <Disclosure
            key={question}
            summary={
              <Typography variant="h4" component="h3">
                {question}
              </Typography>
            }>
            <Html html={answer} className="prose answer" />
          </Disclosure>
        ))}
      </div>
    </Root>
  )
}

const Root = styled('div')({
  '& > .items': { borderTop: `1px solid ${color.cardLine}` },
  [media.desktop]: {
    '.band:not(.beside > *) > .container > &': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
      gap: space.s64,
      alignItems: 'start',
    },
  },
})
