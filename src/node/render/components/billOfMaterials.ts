import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'
import type { ShippedPackage } from './shippedPackage.ts'

/**
 * A CycloneDX 1.6 bill of the third-party code sent to browsers, with at least the NTIA minimum elements: supplier, name, version and other
 * identifiers of each component, dependencies, the author of the data and a timestamp. The serial number is derived from the content, and
 * the timestamp is the time at which the newest package was installed, so that the same code has the same bill.
 */
export function billOfMaterials(packages: readonly ShippedPackage[]): string {
  const components = packages.map(({ name, version, licence, home, supplier }) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
    return {
      type: 'library',
      'bom-ref': purl,
      supplier: { name: supplier },
      ...parted(name),
      version,
      licenses:
        licence === 'NOASSERTION' ? [] : [/ (?:AND|OR|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
      purl,
      ...(home ? { externalReferences: [{ type: 'website', url: home }] } : {}),
    }
  })
  const own = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { name: string; version: string }
  const site = 'site'
  const refOf = new Map(packages.map(({ name }, index) => [name, components[index]!['bom-ref']]))
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(components))}`,
    version: 1,
    metadata: {
      timestamp: new Date(Math.max(0, ...packages.map(({ installed }) => installed))).toISOString(),
      tools: { components: [{ type: 'application', name: own.name, version: own.version }] },
      component: { type: 'application', 'bom-ref': site, name: site, description: 'Components that the site sends to browsers' },
    },
    components,
    dependencies: [
      { ref: site, dependsOn: components.map((component) => component['bom-ref']) },
      ...packages.map(({ needs }, index) => ({
        ref: components[index]!['bom-ref'],
        dependsOn: needs.flatMap((name) => refOf.get(name) ?? []).sort(),
      })),
    ],
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

/** The UUID of a text (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function parted(name: string): { group?: string; name: string } {
  const [group, short] = name.split('/')
  return short === undefined ? { name } : { group: group!, name: short }
}
