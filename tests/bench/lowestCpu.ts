/** The least processor time of a few runs, in milliseconds: what else the machine does only ever adds to it. */
export function lowestCpu(run: () => unknown, runs = 3): number {
  return Math.min(
    ...Array.from({ length: runs }, () => {
      const before = process.cpuUsage()
      run()
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }),
  )
}
