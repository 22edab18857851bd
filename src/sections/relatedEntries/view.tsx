import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { EntryList } from '#src/sections/entryCards/EntryList.tsx'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { NeighbourLinks } from '#src/ui/NeighbourLinks.tsx'
import { space } from '#src/ui/tokens.ts'

/** Cards that link to related pages, and links to the previous and next page of the collection. */
export default function RelatedEntries({ title, cards, previous, next }: ViewProps<'relatedEntries'>) {
  return (
    <Root>
      {cards.length > 0 && (
        <>
          <Typography variant="h2">{title}</Typography>
          <EntryList cards={cards} columns={3} />
        </>
      )}
      <NeighbourLinks previous={previous} next={next} />
    </Root>
  )
}

const Root = styled('div')({
  '& > h2': { marginBottom: space.s24, fontSize: 'clamp(1.5rem, 1.25rem + 1vw, 2rem)' },
  '& ul + nav': { marginTop: space.s32 },
})
