/** The part of the help text that is about one command, which takes these options beside those of all. */
export function commandHelp(help: string, name: string, options: readonly string[]): string {
  const [, commands = '', ...groups] = help.split('\n\n')
  // What is told of a command may go on in further lines, which stand further in.
  const about = new RegExp(`^  ${name} .*(?:\n {3,}.*)*`, 'm').exec(commands)?.[0] ?? ''
  const lines = groups.flatMap((group) => group.split('\n').slice(1))
  // There is no site yet whose folders could be named.
  const usual = name === 'init' ? ['help'] : ['config', 'out', 'help']
  const taken = lines.filter((line) => {
    const option = /^ +--([a-z-]+)/.exec(line)?.[1]
    return option !== undefined && (usual.includes(option) || options.includes(option))
  })
  // Several groups may tell of options with one name, such as the formats of two commands: what is told of this one goes first.
  const own = new Set(
    groups.filter((group) => new RegExp(`^Options? of .*\\b${name}\\b`).test(group)).flatMap((group) => group.split('\n')),
  )
  const isOfOthers = (line: string) => /^ +--\S+(?: \S+)? +\(([a-z, ]+)\)/.exec(line)?.[1]?.split(', ').includes(name) === false
  const told = new Map<string, string>()
  for (const isFitting of [(line: string) => own.has(line), (line: string) => !isOfOthers(line), () => true])
    for (const line of taken.filter(isFitting)) {
      const option = /--([a-z-]+)/.exec(line)![1]!
      if (!told.has(option)) told.set(option, line)
    }
  const shown = taken.filter((line) => [...told.values()].includes(line))
  return `Usage: npm run ${name} -- [options]\n\n${about}\n\nOptions\n${shown.join('\n')}`
}
