import { styled } from '@mui/material/styles'
import { FilterChips } from '#src/sections/filtering/FilterChips.tsx'
import type { ListFacet, ListFacetValue } from '#src/site/lists/listView.ts'
import { color, media, size, space } from '#src/ui/tokens.ts'

type Props = {
  /** Of the section, for the ids of its labels. */
  id: string
  facets: readonly ListFacet[]
  chosenOf(facet: ListFacet): readonly string[]
  /** The address of the list after a value was chosen, or is no longer chosen. */
  hrefOf(facet: ListFacet, value: ListFacetValue): string
  countOf?: (facet: ListFacet, value: ListFacetValue) => number | undefined
  onChoose?: ((facet: ListFacet, value: string) => void) | undefined
}

/** The facets of a list: for each, its label and its values as links. */
export function ListFacets({ id, facets, chosenOf, hrefOf, countOf, onChoose }: Props) {
  return (
    <Root className="facets">
      {facets.map((facet) => (
        <div key={facet.key}>
          <p id={`${id}_${facet.key}`}>{facet.label}</p>
          <FilterChips
            label={facet.label}
            labelledBy={`${id}_${facet.key}`}
            choices={facet.values.map((value) => ({
              id: value.value,
              label: value.label,
              href: hrefOf(facet, value),
              count: countOf ? countOf(facet, value) : value.count,
            }))}
            chosen={chosenOf(facet)}
            {...(onChoose && { onChoose: (value: string) => onChoose(facet, value) })}
          />
        </div>
      ))}
    </Root>
  )
}

const Root = styled('div')({
  display: 'grid',
  gap: space.s12,
  '& > div': { display: 'grid', gap: `${space.s4} ${space.s20}` },
  '& > div > p': { color: color.strong, fontSize: size.sm, fontWeight: 600 },
  [media.aboveMobile]: {
    '& > div': { gridTemplateColumns: '7rem minmax(0, 1fr)' },
    '& > div > p': { paddingTop: space.s12, overflowWrap: 'anywhere' },
  },
})
