import { styled } from '@mui/material/styles'
import type { ViewProps } from '#src/site/pages/pageData.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Html } from '#src/ui/Html.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { color, radius, size, space } from '#src/ui/tokens.ts'

/** A note that stands out; a warning has its own colour beside its icon and words. */
export function Callout({ icon, title, body, action, mood }: ViewProps<'callout'>) {
  return (
    <Root className="reveal" data-mood={mood}>
      <span className="tile">
        <Icon name={icon} />
      </span>
      <div className="words">
        <h2>{title}</h2>
        <Html html={body} />
      </div>
      {action && <ActionButton {...action} />}
    </Root>
  )
}

const tint = (percent: number) => `color-mix(in srgb, var(--mood) ${percent}%, transparent)`

const Root = styled('div')({
  '--mood': color.primary,
  '--mood-text': color.accent,
  "&[data-mood='warning']": { '--mood': color.warning, '--mood-text': color.warning },
  "[data-tone='deep'] &[data-mood='warning']": { '--mood-text': color.strong },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s20} clamp(1.25rem, 1rem + 1.5vw, 2.5rem)`,
  padding: 'clamp(1.5rem, 1rem + 2vw, 2.75rem)',
  border: '1px solid color-mix(in srgb, var(--mood) 40%, transparent)',
  borderRadius: radius.panel,
  background: `linear-gradient(110deg, ${tint(12)}, ${tint(4)}), ${color.card}`,
  '& .tile': {
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'flex-start',
    flex: 'none',
    width: '3.5rem',
    height: '3.5rem',
    borderRadius: radius.card,
    background: 'color-mix(in srgb, var(--mood) 18%, transparent)',
    color: 'var(--mood-text)',
    fontSize: size.xxl,
  },
  '& .words': { flex: '1 1 20rem', minWidth: 0 },
  '& h2': { fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)', letterSpacing: '-0.01em' },
  '& .prose': { marginTop: space.s8 },
})
