import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { SectionProps } from '#src/contract/sections.ts'
import { Fold } from '#src/ui/Fold.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/SiteContext.ts'

type Group = SectionProps<'checklist'>['groups'][number]

/** The number of items that phones show before the rest is collapsed: whole rows of two. */
const SHOWN = 4

/** The name of a group and its items; on phones, the last of many items are collapsed. */
export function ChecklistGroup({ group, isCard }: { group: Group; isCard: boolean }) {
  const { words } = useSite()
  const shown = group.items.length <= SHOWN + 1 ? group.items.length : SHOWN
  const content = (
    <>
      <div className="name">
        <Typography variant="h3">{group.title}</Typography>
        {group.note && <Chip variant="outlined" size="small" label={group.note} />}
      </div>
      <div>
        <Items items={group.items.slice(0, shown)} />
        {shown < group.items.length && (
          <Fold label={words.showMore.replace('{count}', String(group.items.length - shown))} until="phone">
            <Items items={group.items.slice(shown)} />
          </Fold>
        )}
      </div>
    </>
  )
  return isCard ? <Card className="group reveal">{content}</Card> : <div className="group reveal">{content}</div>
}

function Items({ items }: { items: Group['items'] }) {
  return (
    <ul role="list">
      {items.map((item) => (
        <li key={item.title}>
          <Icon name="check" />
          <div>
            <strong>{item.title}</strong>
            {item.text && <Typography variant="body2">{item.text}</Typography>}
          </div>
        </li>
      ))}
    </ul>
  )
}
