import type { SectionProps } from '#schemas/sections/index.ts'
import { Icon } from '#src/ui/Icon.tsx'

type Item = SectionProps<'integrationsDirectory'>['items'][number]

const statusIcon: Record<Item['status'], string> = { available: 'circle-check', 'on-request': 'message-circle', planned: 'clock' }

/** One entry of the directory. */
export function IntegrationCard({ item, category, status }: { item: Item; category: string; status: string }) {
  return (
    <li className="item">
      <p className="category">{category}</p>
      <h3>{item.name}</h3>
      <p>{item.text}</p>
      <p className="data">
        <Icon name="arrow-left-right" />
        {item.data}
      </p>
      <p className="status" data-status={item.status}>
        <Icon name={statusIcon[item.status]} />
        {status}
      </p>
    </li>
  )
}
