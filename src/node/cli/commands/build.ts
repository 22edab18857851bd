import { command } from '#src/node/cli/command.ts'
import { printable } from '#src/node/text/printable.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'
import { type HostName, hosts } from '#src/node/hosting/hosts.ts'

const { config, out, at } = sharedOptions
const hostNames = Object.keys(hosts) as HostName[]

export const build = command({
  name: 'build',
  summary: 'writes the site to `dist/` and rebuilds only the pages that changed (docs/building.md)',
  details:
    'The new site replaces the old one in one step; a failed build leaves the old one unchanged. The report lists how much JavaScript each page loads.',
  options: {
    config,
    out,
    at,
    explain: { type: 'string', multiple: true, value: '<path>', about: 'explains why that page was rebuilt or not; can be repeated' },
    host: {
      type: 'string',
      multiple: true,
      value: '<name>',
      about: `also writes the configuration of a host: ${hostNames.join(', ')}; can be repeated (docs/hosting.md)`,
      whyNot: (host) =>
        isHost(host) ? undefined : `Unknown host "${printable(host.slice(0, 80))}"; --host must be one of ${hostNames.join(', ')}.`,
    },
    shard: {
      type: 'string',
      value: '<i>/<n>',
      about: 'builds only part i of n, for `merge`, into the folder given by `--out` (default: `shards/<i>`)',
    },
  },
  readsPages: true,
  async run(places, { explain, host = [], shard, out }) {
    if (shard === undefined)
      return (await import('#src/node/cli/actions/build.ts')).build({ ...places, hosts: host.filter(isHost) }, explain)
    if (host.length === 0) return (await import('#src/node/cli/actions/buildShard.ts')).buildShardCommand(places, shard, out)
    console.error('--host does not work with --shard; use it in a full build.')
    return 2
  },
})

function isHost(name: string): name is HostName {
  return Object.hasOwn(hosts, name)
}
