import { figure } from '#tests/bench/figures.ts'

/** A figure as a ratio to that of the base, with the figure itself behind it: `1.25 × (2.0 s)`. Without a base there is no ratio. */
export function ratio(value: number, base: number, show: (value: number) => string): string {
  if (Number.isNaN(value)) return '–'
  return base > 0 ? `${figure(value / base, 2)} × (${show(value)})` : show(value)
}
