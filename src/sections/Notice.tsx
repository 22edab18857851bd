import Alert from '@mui/material/Alert'
import type { ComponentProps } from 'react'
import { Icon } from '#src/ui/Icon.tsx'

const ICONS = { info: 'info', success: 'circle-check', warning: 'triangle-alert', error: 'circle-alert' } as const

type NoticeProps = Omit<ComponentProps<typeof Alert>, 'severity' | 'icon'> & { severity: keyof typeof ICONS }

/**
 * A notice or an error with the matching icon of the site. Screen readers announce errors immediately, and read other notices in reading
 * order.
 */
export function Notice({ severity, ...props }: NoticeProps) {
  return <Alert severity={severity} icon={<Icon name={ICONS[severity]} />} role={severity === 'error' ? 'alert' : 'note'} {...props} />
}
