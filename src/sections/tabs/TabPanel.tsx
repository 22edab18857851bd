import type { SectionProps } from '#schemas/sections/index.ts'
import { Points } from '#src/sections/Points.tsx'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Picture } from '#src/ui/Picture.tsx'

type TabPanelProps = {
  item: SectionProps<'tabs'>['items'][number]
  id: string
  /** `static` until the tabs are hydrated, then `chosen` or `hidden`. */
  state: 'static' | 'chosen' | 'hidden'
}

/** One view with its heading; a tab panel once the tabs are hydrated. */
export function TabPanel({ item, id, state }: TabPanelProps) {
  const role = state === 'static' ? {} : { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `${id}-tab`, hidden: state === 'hidden' }
  return (
    <div className="panel" id={id} {...role}>
      <div className="words">
        <h3>{item.title}</h3>
        <p>{item.text}</p>
        <Points points={item.points} />
        {item.action && <ActionButton {...item.action} />}
      </div>
      {item.picture && (
        <div className="stage">
          <Picture picture={item.picture} />
        </div>
      )}
    </div>
  )
}
