import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { safeJoin } from '#src/node/files/safeJoin.ts'
import { shareFile } from '#src/node/files/shareFile.ts'
import { shareFolder } from '#src/node/files/shareFolder.ts'
import type { CommandLine } from '#src/node/hosting/commandLine.ts'
import type { HostFiles } from '#src/node/hosting/hostFiles.ts'
import { hostingTable } from '#src/node/hosting/hostingTable.ts'
import { type HostName, hosts } from '#src/node/hosting/hosts.ts'
import type { Site } from '#src/site/site.ts'
import type { MadeSite } from './makeSite.ts'

/**
 * The inputs of host configuration. `staging` is the folder where the site is assembled, `folder` the one for files that are deployed
 * separately.
 */
export type HostingToWrite = {
  site: Site
  made: Pick<MadeSite, 'record' | 'staged'>
  hosts: readonly HostName[]
  project: string
  run: CommandLine
  staging: string
  folder: string
}

/**
 * The files written outside the site, what hosts cannot do, as texts, and a function that completes the sites of hosts from the published
 * one; or the limits of a host that were exceeded: then nothing was written.
 */
export type WrittenHosting = { files: string[]; losses: string[]; complete: (dist: string) => void } | { excesses: string[] }

/** The folder of a host’s own site within its folder, if a build is for several hosts that read files from the site. */
const OWN_SITE = 'site'

/**
 * Writes the configuration of hosts: files outside the site into a folder for each host, and files within it. If several hosts read files
 * from the site, each of them gets a site of its own in its folder, and the published one has none of these files.
 */
export function writeHosting({ site, made, hosts: names, project, run, staging, folder }: HostingToWrite): WrittenHosting {
  const { record, staged } = made
  const styles = Object.fromEntries(Object.entries(record.pages).map(([path, { style }]) => [path, style]))
  const table = hostingTable(record.served, styles)
  const files = [...staged.others].map((name) => `/${name}`)
  const hosted = {
    table,
    files,
    host: new URL(site.settings.url).host,
    project,
    run,
    hasReceiver: site.settings.forms.receiver === undefined,
  }
  const needs = [...new Set(names)].map((name): [HostName, HostFiles] => [name, hosts[name](hosted)])
  const excesses = needs.flatMap(([, { excesses = [] }]) => excesses)
  if (excesses.length > 0) return { excesses }

  const reading = needs.filter(([, { inSite, needsFlatPages }]) => inSite || needsFlatPages)
  const ownSites = reading.length > 1 ? reading : []
  const flatPages = table.pages.filter(({ path }) => path !== '/')
  const written: string[] = []
  for (const [name, { beside }] of needs) {
    rmSync(join(folder, name), { recursive: true, force: true })
    for (const [file, content] of beside ?? []) {
      mkdirSync(join(folder, name), { recursive: true })
      writeFileSync(join(folder, name, file), content)
      written.push(join(folder, name, file))
    }
  }
  if (ownSites.length === 0)
    for (const [, { inSite, needsFlatPages }] of reading) {
      for (const [url, content] of inSite ?? []) staged.put(url, { content })
      if (needsFlatPages) for (const { path, file } of flatPages) staged.put(`${path}.html`, { file: join(staging, file), share: true })
    }
  const complete = (dist: string) => {
    for (const [name, { inSite, needsFlatPages }] of ownSites) {
      const own = join(folder, name, OWN_SITE)
      mkdirSync(dirname(own), { recursive: true })
      if (!shareFolder(dist, own)) cpSync(dist, own, { recursive: true })
      for (const [url, content] of inSite ?? []) {
        const file = safeJoin(own, url)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, content)
      }
      if (needsFlatPages) for (const { path, file } of flatPages) shareFile(join(own, file), safeJoin(own, `${path}.html`))
    }
  }
  return {
    files: [...written, ...ownSites.map(([name]) => join(folder, name, OWN_SITE))],
    losses: needs.flatMap(([, { losses, note }]) => [losses ?? [], note ?? []].flat()),
    complete,
  }
}
