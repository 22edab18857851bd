import type { FormField } from '#src/node/dev/editor/wire.ts'
import { isFields } from '#src/site/isFields.ts'

/** A point of a picture, in percent from the left and from the top. */
export type FocusPoint = { x: number; y: number }

/** Whether a field is a point of a picture: two percentages, `x` and `y`. */
export function isFocusPoint(field: FormField): boolean {
  return (
    field.kind === 'group' &&
    field.fields.map(({ name }) => name).join(' ') === 'x y' &&
    field.fields.every(({ field: part }) => part.kind === 'number' && part.least === 0 && part.most === 100)
  )
}

/** The point in a value; the centre if it has none. */
export function pointIn(value: unknown): FocusPoint {
  const { x, y } = isFields(value) ? value : {}
  return { x: typeof x === 'number' ? x : 50, y: typeof y === 'number' ? y : 50 }
}

/** The point of a picture below the pointer. */
export function pointAt(box: { left: number; top: number; width: number; height: number }, left: number, top: number): FocusPoint {
  return { x: percent((left - box.left) / box.width), y: percent((top - box.top) / box.height) }
}

const STEPS: Readonly<Record<string, FocusPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The point after an arrow key, ten times as far with `isFar`; undefined for other keys. */
export function steppedPoint({ x, y }: FocusPoint, key: string, isFar: boolean): FocusPoint | undefined {
  const step = STEPS[key]
  const length = isFar ? 10 : 1
  return step && { x: percent((x + step.x * length) / 100), y: percent((y + step.y * length) / 100) }
}

function percent(share: number): number {
  return Math.min(100, Math.max(0, Math.round(share * 100)))
}
