import type { ComponentProps } from 'react'
import { ActionButton } from './ActionButton.tsx'

/** Up to three buttons in a row; empty without buttons. */
export function Actions({ actions }: { actions: ComponentProps<typeof ActionButton>[] }) {
  if (actions.length === 0) return null
  return (
    <div className="actions">
      {actions.map((action) => (
        <ActionButton key={action.label} {...action} />
      ))}
    </div>
  )
}
