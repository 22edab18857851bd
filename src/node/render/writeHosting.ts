import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
 * The files written outside the site, and what hosts cannot do, as texts; or the limits of a host that were exceeded: then nothing was
 * written.
 */
export type WrittenHosting = { files: string[]; losses: string[] } | { excesses: string[] }

/** Writes the configuration of hosts: files within the site, and the rest into a folder for each host. */
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
  const needs = names.map((name): [HostName, HostFiles] => [name, hosts[name](hosted)])
  const excesses = needs.flatMap(([, { excesses = [] }]) => excesses)
  if (excesses.length > 0) return { excesses }

  const written: string[] = []
  for (const [name, { inSite, beside, needsFlatPages }] of needs) {
    for (const [url, content] of inSite ?? []) staged.put(url, { content })
    if (needsFlatPages)
      for (const { path, file } of table.pages) if (path !== '/') staged.put(`${path}.html`, { file: join(staging, file), share: true })
    rmSync(join(folder, name), { recursive: true, force: true })
    for (const [file, content] of beside ?? []) {
      mkdirSync(join(folder, name), { recursive: true })
      writeFileSync(join(folder, name, file), content)
      written.push(join(folder, name, file))
    }
  }
  return { files: written, losses: needs.flatMap(([, { losses, note }]) => [losses ?? [], note ?? []].flat()) }
}
