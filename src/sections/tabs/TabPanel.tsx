import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { SectionProps } from '#src/contract/sections.ts'
import { Points } from '#src/sections/Points.tsx'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { photoSizes } from '#src/ui/photoSizes.ts'

type TabPanelProps = {
  item: SectionProps<'tabs'>['items'][number]
  id: string
  /** `static` until the tabs are hydrated, then `chosen` or `hidden`. */
  state: 'static' | 'chosen' | 'hidden'
}

/** A view with its heading, next to its picture or else its points; a tab panel once the tabs are hydrated. */
export function TabPanel({ item, id, state }: TabPanelProps) {
  const role = state === 'static' ? {} : { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `${id}_tab`, hidden: state === 'hidden' }
  return (
    <Card variant="panel" className="panel" id={id} {...role}>
      <div className="words">
        <Typography variant="panelTitle" component="h3">
          {item.title}
        </Typography>
        <Typography variant="subtitle1">{item.text}</Typography>
        {item.picture && <Points points={item.points} />}
        {item.action && <ActionButton {...item.action} />}
      </div>
      <div className="stage">
        {item.picture ? <Picture picture={item.picture} sizes={photoSizes.half} /> : <Points points={item.points} />}
      </div>
    </Card>
  )
}
