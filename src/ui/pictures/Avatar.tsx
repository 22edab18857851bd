import { initials } from './initials.ts'

/** A small circle with the initials of a name. `index` selects one of four muted tints, so that neighbours differ. */
export function Avatar({ name, index }: { name: string; index: number }) {
  return (
    <span className="avatar" data-hue={index % 4}>
      {initials(name)}
    </span>
  )
}
