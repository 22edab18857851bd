import { color, radius, size, space } from '#src/ui/tokens.ts'

/** Look of a text field or drop-down list that holds its own value; the label stands above it. */
export const controlStyle = {
  width: '100%',
  minHeight: '3rem',
  padding: `${space.s12} ${space.s16}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.card,
  color: color.strong,
  font: 'inherit',
  fontSize: size.md,
  lineHeight: 1.4,
  transition: 'border-color 0.15s',
} as const

/** The same under the pointer. */
export const controlHoverStyle = { borderColor: color.strong } as const

/** Look of a drop-down list inside a box of `selectBoxStyle`; the box holds the arrow. */
export const selectStyle = { ...controlStyle, height: '3rem', paddingRight: space.s48, appearance: 'none' } as const

/** Look of the box round a drop-down list and the icon that follows it. */
export const selectBoxStyle = {
  position: 'relative',
  '& .icon': {
    position: 'absolute',
    top: '50%',
    right: space.s16,
    color: color.muted,
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
  },
} as const
