import type { ShippedPackage } from './shippedPackage.ts'

const RULE = `\n\n${'-'.repeat(72)}\n\n`

/**
 * The notices that licences ask for, as text: each different one once, under the packages that it holds for, below a heading.
 * Packages that come without a notice stand together, each with the name of its licence. */
export function licenceNotices(packages: readonly ShippedPackage[], heading: string): string {
  const holders = new Map<string, string[]>()
  for (const { name, version, licence, notices } of packages) {
    const text = notices.join('\n\n')
    holders.set(text, [...(holders.get(text) ?? []), `${name} ${version} (${licence})`])
  }
  const parts = [...holders].map(([text, names]) => [names.join('\n'), ...(text === '' ? [] : [text])].join('\n\n'))
  return `${[heading, ...parts].join(RULE)}\n`
}
