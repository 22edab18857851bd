import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { FilterChips } from '#src/sections/filtering/FilterChips.tsx'
import { SearchField } from '#src/sections/filtering/SearchField.tsx'
import { matches } from '#src/sections/filtering/matches.ts'
import { useQueryChoices } from '#src/sections/filtering/useQueryChoices.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { color, media, size, space } from '#src/ui/tokens.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { LetterBar } from './LetterBar.tsx'
import { OTHER, groupByLetter, letterOf } from './groupByLetter.ts'

const NOTHING_CHOSEN = { q: '', topic: '' }

/** All entries from A to Z. Search and topic are stored in the URL; without JavaScript the whole list is shown. */
export default function GlossaryIndex(props: ViewProps<'glossaryIndex'>) {
  const { id, eyebrow, title, lead, collection, entries, searchLabel, lettersLabel, topicsLabel, allTopics, countLabel, emptyText } = props
  const { language } = useSite()
  const live = useHydrated()
  const [{ q, topic }, choose] = useQueryChoices(NOTHING_CHOSEN)

  const topics = [...new Set(entries.flatMap((entry) => entry.topics))].toSorted((a, b) => a.localeCompare(b, language))
  // The URL may contain a topic that no longer exists.
  const chosenTopic = topics.includes(topic) ? topic : ''
  const found = entries.filter((entry) => matches(q, entry.name, entry.summary))
  const ofTopic = (name: string) => found.filter((entry) => entry.topics.includes(name))
  const shown = chosenTopic ? ofTopic(chosenTopic) : found
  const groups = groupByLetter(shown, language)
  const anchor = (letter: string) => `${collection}-${letter === OTHER ? 'other' : letter.toLowerCase()}`

  return (
    <Root>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <div className="controls" data-state={live ? 'ready' : 'waiting'} role="search" aria-label={searchLabel}>
        <SearchField id={`${id ?? collection}_search`} label={searchLabel} value={q} onChange={(value) => choose({ q: value })} />
        {topics.length > 1 && (
          <FilterChips
            label={topicsLabel}
            choices={[
              { id: '', label: allTopics, count: found.length },
              ...topics.map((name) => ({ id: name, label: name, count: ofTopic(name).length })),
            ]}
            chosen={chosenTopic}
            onChoose={(name) => choose({ topic: name })}
          />
        )}
      </div>
      <LetterBar
        label={lettersLabel}
        filled={groups.map(([letter]) => letter)}
        anchor={anchor}
        withOther={entries.some(({ name }) => letterOf(name) === OTHER)}
      />
      <p className="count" role="status">
        {countLabel.replace('{count}', String(shown.length))}
        {shown.length === 0 && <span className="empty"> {emptyText}</span>}
      </p>
      {groups.map(([letter, members]) => (
        <div key={letter} className="group">
          <Typography variant="h2" component={title ? 'h3' : 'h2'} id={anchor(letter)} tabIndex={-1}>
            {letter}
          </Typography>
          <ul role="list">
            {members.map(({ path, name, summary, written }) => (
              <li key={path} {...written}>
                <Link href={path}>{name}</Link>
                <Typography variant="body2">{summary}</Typography>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Root>
  )
}

const Root = styled('div')(
  {
    '& > .controls': { display: 'grid', gap: space.s16, marginBottom: space.s16 },
    // Controls that need scripts are not shown without them.
    '@media (scripting: none)': { '& > .controls[data-state="waiting"]': { display: 'none' } },
    '& > .count': { marginTop: space.s12, color: color.muted, fontSize: size.sm },
    '& .empty': { display: 'block', paddingBlock: space.s48, color: color.strong, fontSize: size.lg },
    '& > .group': {
      display: 'grid',
      gridTemplateColumns: '4rem minmax(0, 1fr)',
      marginTop: space.s24,
      paddingTop: space.s24,
      borderTop: `1px solid ${color.cardLine}`,
    },
    '& > .group > :is(h2, h3)': { color: color.accent, lineHeight: 1.1, scrollMarginTop: '10rem' },
    '& > .group > :focus': { outline: 'none' },
    '& > .group > ul': {
      display: 'grid',
      gap: `${space.s20} ${space.s32}`,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    },
    '& .group a': {
      display: 'inline-block',
      paddingBlock: space.s4,
      color: color.strong,
      fontWeight: 700,
      lineHeight: 1.35,
      textDecorationColor: color.decorative,
    },
    [media.aboveMobile]: {
      '& > .controls': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space.s32, alignItems: 'end' },
    },
    // On phones the index is a list of names; a tap shows their meaning.
    [media.mobile]: {
      '& > .group': { gridTemplateColumns: '3rem minmax(0, 1fr)', marginTop: space.s12, paddingTop: space.s12 },
      '& > .group > ul': { gap: 0 },
      '& .group p': { display: 'none' },
      '& .group a': { display: 'flex', alignItems: 'center', minHeight: '2.75rem', textDecorationLine: 'none' },
      '& > .group > :is(h2, h3)': { paddingTop: space.s8 },
    },
  },
  // The widest letter fits its column.
  ({ theme }) => ({ '& > .group > :is(h2, h3)': { fontSize: `min(${theme.typography.h2.fontSize}, 2.875rem)` } }),
)
