import { existsSync, readFileSync } from 'node:fs'

/** Processor time that a process has used, in milliseconds; undefined where the system does not say. */
export function processorTime(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  const [user, system] = readFileSync(file, 'utf8').split(') ')[1]!.split(' ').slice(11, 13)
  // A hundredth of a second each.
  return (Number(user) + Number(system)) * 10
}
