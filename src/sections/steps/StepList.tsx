import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { SectionProps } from '#src/contract/sections.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { IconTile } from '#src/ui/IconTile.tsx'

type StepListProps = {
  items: SectionProps<'steps'>['items']
  /** The first step shown, and the one before which the list ends. */
  from: number
  to: number
  variant: SectionProps<'steps'>['variant']
}

/** Some of the steps, with their numbers among all steps. */
export function StepList({ items, from, to, variant }: StepListProps) {
  return (
    <ol role="list" start={from + 1}>
      {items.slice(from, to).map((item, index) => (
        <li key={item.title} className="reveal">
          {variant === 'large' ? (
            <Typography variant="figure" component="span" aria-hidden="true">
              {from + index + 1}
            </Typography>
          ) : (
            <IconTile shape="round">{item.icon ? <Icon name={item.icon} /> : from + index + 1}</IconTile>
          )}
          <div className="words">
            {item.when && <Chip className="when" variant="outlined" size="small" label={item.when} />}
            <Typography variant="h3">{item.title}</Typography>
            <Typography>{item.text}</Typography>
          </div>
        </li>
      ))}
    </ol>
  )
}
