import Avatar from '@mui/material/Avatar'
import { initials } from './pictures/initials.ts'

/** A picture of a person, or the initials of the name. It is decoration: the name stands beside it. */
export function Portrait({ name, src }: { name: string; src: string | undefined }) {
  return (
    <Avatar src={src} alt="" slotProps={{ img: { loading: 'lazy' } }}>
      {src === undefined && <span aria-hidden="true">{initials(name)}</span>}
    </Avatar>
  )
}
