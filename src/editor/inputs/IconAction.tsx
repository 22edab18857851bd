import IconButton from '@mui/material/IconButton'
import type { ComponentProps } from 'react'
import { EditorIcon } from './EditorIcon.tsx'

/** A small icon button; `label` is its accessible name and tooltip. */
export function IconAction({
  icon,
  label,
  ...props
}: { icon: ComponentProps<typeof EditorIcon>['name']; label: string } & Omit<
  ComponentProps<typeof IconButton>,
  'children' | 'aria-label'
>) {
  return (
    <IconButton size="small" aria-label={label} title={label} {...props}>
      <EditorIcon name={icon} />
    </IconButton>
  )
}
