/** How near a panel may come to the edge of the viewport, in CSS pixels. */
const MARGIN = 16

/**
 * How far a panel must move, in CSS pixels, to keep its distance from both edges of a viewport; positive is to the
 * right. One that is wider than the viewport keeps to the left.
 */
export function panelShift(left: number, width: number, viewport: number): number {
  const right = viewport - MARGIN - width
  return Math.max(Math.min(left, right), MARGIN) - left
}
