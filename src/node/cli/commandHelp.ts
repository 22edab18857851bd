/** The part of the help text that is about one command, which takes these options beside those of all. */
export function commandHelp(help: string, name: string, options: readonly string[]): string {
  const [, commands = '', ...groups] = help.split('\n\n')
  const about = commands.split('\n').find((line) => line.trimStart().startsWith(`${name} `)) ?? ''
  const lines = groups.flatMap((group) => group.split('\n').slice(1))
  // There is no site yet whose folders could be named.
  const usual = name === 'init' ? ['help'] : ['config', 'out', 'help']
  const taken = lines.filter((line) => {
    const option = /^ +--([a-z-]+)/.exec(line)?.[1]
    return option !== undefined && (usual.includes(option) || options.includes(option))
  })
  // Two groups may tell of options with one name, such as the formats of two commands.
  const own = new Set(
    groups.filter((group) => new RegExp(`^Options? of .*\\b${name}\\b`).test(group)).flatMap((group) => group.split('\n')),
  )
  const optionOf = (line: string) => /--([a-z-]+)/.exec(line)![1]
  const shown = taken.filter((line) => own.has(line) || !taken.some((other) => own.has(other) && optionOf(other) === optionOf(line)))
  return `Usage: npm run ${name} -- [options]\n\n${about}\n\nOptions\n${shown.join('\n')}`
}
