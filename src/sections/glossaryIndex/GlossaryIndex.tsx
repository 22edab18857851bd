import { styled } from '@mui/material/styles'
import { controlHoverStyle, selectBoxStyle, selectStyle } from '#src/sections/controlStyle.ts'
import { SearchField } from '#src/sections/filtering/SearchField.tsx'
import { matches } from '#src/sections/filtering/matches.ts'
import { useQueryChoices } from '#src/sections/filtering/useQueryChoices.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { useSite } from '#src/ui/SiteContext.ts'
import { color, media, size, space } from '#src/ui/tokens.ts'
import { LETTERS, OTHER, groupByLetter, letterOf } from './groupByLetter.ts'

const NOTHING_CHOSEN = { q: '', topic: '' }

/** All entries from A to Z. Search and topic are kept in the address; without JavaScript the whole list stands there. */
export function GlossaryIndex(props: ViewProps<'glossaryIndex'>) {
  const { eyebrow, title, lead, collection, entries, searchLabel, lettersLabel, topicsLabel, allTopics, countLabel, emptyText } = props
  const { language } = useSite()
  const live = useHydrated()
  const [{ q, topic }, choose] = useQueryChoices(NOTHING_CHOSEN)

  const topics = [...new Set(entries.flatMap((entry) => entry.topics))].toSorted((a, b) => a.localeCompare(b, language))
  // An address may name a topic that there is none of any more.
  const chosenTopic = topics.includes(topic) ? topic : ''
  const shown = entries.filter((entry) => (!chosenTopic || entry.topics.includes(chosenTopic)) && matches(q, entry.name, entry.summary))
  const groups = groupByLetter(shown, language)
  const anchor = (letter: string) => `${collection}-${letter === OTHER ? 'other' : letter.toLowerCase()}`
  const Letter = title ? 'h3' : 'h2'

  return (
    <Root>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} />
      <div className="controls" data-state={live ? 'ready' : 'waiting'} role="search" aria-label={searchLabel}>
        <SearchField id={`${collection}-search`} label={searchLabel} value={q} onChange={(value) => choose({ q: value })} />
        {topics.length > 1 && (
          <div>
            <label htmlFor={`${collection}-topic`}>{topicsLabel}</label>
            <div className="select">
              <select id={`${collection}-topic`} value={chosenTopic} onChange={(event) => choose({ topic: event.target.value })}>
                <option value="">{allTopics}</option>
                {topics.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
              <Icon name="chevron-down" />
            </div>
          </div>
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
      {groups.map(([letter, found]) => (
        <div key={letter} className="group">
          <Letter id={anchor(letter)} className="letter" tabIndex={-1}>
            {letter}
          </Letter>
          <ul role="list">
            {found.map(({ path, name, summary }) => (
              <li key={path}>
                <a href={path}>{name}</a>
                <p>{summary}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Root>
  )
}

type Props = { label: string; filled: string[]; anchor(letter: string): string; withOther: boolean }

/** Links to the letters that have entries; the others are shown as plain text. `withOther` adds the place of entries without a letter. */
function LetterBar({ label, filled, anchor, withOther }: Props) {
  const letters = withOther ? [...LETTERS, OTHER] : LETTERS
  return (
    <nav className="letters" aria-label={label}>
      <ul role="list">
        {letters.map((letter) => (
          <li key={letter}>{filled.includes(letter) ? <a href={`#${anchor(letter)}`}>{letter}</a> : <span>{letter}</span>}</li>
        ))}
      </ul>
    </nav>
  )
}

const Root = styled('div')({
  '& .controls': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gap: space.s16,
    maxWidth: '52rem',
    marginBottom: space.s24,
  },
  // Controls that will never work are not shown.
  '@media (scripting: none)': { '& .controls[data-state="waiting"]': { display: 'none' } },
  '& .controls label': { display: 'block', marginBottom: space.s8, color: color.strong, fontSize: size.sm, fontWeight: 600 },
  '& .select': selectBoxStyle,
  '& select': selectStyle,
  '& select:hover': controlHoverStyle,
  '& .letters ul': { display: 'flex', flexWrap: 'wrap', gap: '0.125rem', marginInline: '-0.875rem' },
  '& .letters li > *': {
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.625rem',
    minHeight: '2.75rem',
    borderRadius: '0.5rem',
    fontWeight: 700,
  },
  '& .letters a': { color: color.accent, textDecoration: 'none' },
  '& .letters a:hover': { background: color.primary, color: color.onPrimary },
  '& .letters span': { color: color.muted, fontWeight: 400 },
  '& .count': { marginTop: space.s16, color: color.muted, fontSize: size.sm },
  '& .empty': { display: 'block', paddingBlock: space.s48, color: color.strong, fontSize: size.lg },
  '& .group': {
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    marginTop: space.s32,
    paddingTop: space.s32,
    borderTop: `1px solid ${color.cardLine}`,
  },
  '& .letter': { color: color.accent, fontSize: '2.5rem', lineHeight: 1, scrollMarginTop: '7rem' },
  '& .letter:focus': { outline: 'none' },
  '& .group ul': {
    display: 'grid',
    gap: `${space.s32} ${space.s48}`,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  },
  '& .group a': {
    display: 'inline-block',
    paddingBlock: space.s4,
    color: color.strong,
    fontSize: size.lg,
    fontWeight: 700,
    lineHeight: 1.35,
    textDecorationColor: color.decorative,
  },
  '& .group a:hover': { textDecorationColor: 'currentColor' },
  '& .group p': { color: color.text },
  [media.mobile]: {
    '& .controls': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .letters ul': { display: 'grid', marginInline: 0, gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))' },
    '& .group': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16 },
  },
})
