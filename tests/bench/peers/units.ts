import { figure } from '#tests/bench/figures.ts'

/** How figures of the report are written. */
export const units = {
  seconds: (milliseconds: number) => `${figure(milliseconds / 1000, 1)} s`,
  milliseconds: (value: number) => `${figure(value)} ms`,
  kilobytes: (bytes: number) => `${figure(bytes / 1000, 1)} KB`,
  megabytes: (bytes: number) => `${figure(bytes / 1e6)} MB`,
}
