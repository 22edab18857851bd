/** The minimum distance of a panel from the viewport’s edge, in CSS pixels. */
const MARGIN = 16

/**
 * How far a panel must move, in CSS pixels, to keep its distance from both edges of a viewport; positive is to the right. A panel that is
 * too wide keeps its distance from the left edge.
 */
export function panelShift(left: number, width: number, viewport: number): number {
  const right = viewport - MARGIN - width
  return Math.max(Math.min(left, right), MARGIN) - left
}
