import type { ShippedPackage } from './shippedPackage.ts'

const RULE = `\n\n${'-'.repeat(72)}\n\n`

/**
 * The required license notices as text: each distinct notice once, under the packages that it applies to, below a heading. Packages without
 * a notice are listed together with the names of their licenses.
 */
export function licenceNotices(packages: readonly ShippedPackage[], heading: string): string {
  const holders = new Map<string, string[]>()
  for (const { name, version, licence, notices } of packages) {
    const text = notices.join('\n\n')
    holders.set(text, [...(holders.get(text) ?? []), `${name} ${version} (${licence})`])
  }
  const parts = [...holders].map(([text, names]) => [names.join('\n'), ...(text === '' ? [] : [text])].join('\n\n'))
  return `${[heading, ...parts].join(RULE)}\n`
}
