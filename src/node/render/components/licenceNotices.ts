import type { ShippedPackage } from './shippedPackage.ts'

const RULE = `\n\n${'-'.repeat(72)}\n\n`

/** The notices that licences ask for, as text: each different one once, under the packages that it holds for, below a heading. */
export function licenceNotices(packages: readonly ShippedPackage[], heading: string): string {
  const holders = new Map<string, string[]>()
  for (const { name, version, licence, notices } of packages) {
    const text = notices.length > 0 ? notices.join('\n\n') : `Licence: ${licence}`
    holders.set(text, [...(holders.get(text) ?? []), `${name} ${version} (${licence})`])
  }
  const parts = [...holders].map(([text, names]) => `${names.join('\n')}\n\n${text}`)
  return `${[heading, ...parts].join(RULE)}\n`
}
