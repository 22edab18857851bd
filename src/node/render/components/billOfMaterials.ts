import type { ShippedPackage } from './shippedPackage.ts'

/**
 * A CycloneDX 1.6 bill of what browsers are sent of other packages. It names no moment and no number of its own, so that the same code has
 * the same bill.
 */
export function billOfMaterials(packages: readonly ShippedPackage[]): string {
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: packages.map(({ name, version, licence, home }) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
      return {
        type: 'library',
        'bom-ref': purl,
        ...parted(name),
        version,
        licenses:
          licence === 'NOASSERTION' ? [] : [/ (?:AND|OR|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
        purl,
        ...(home ? { externalReferences: [{ type: 'website', url: home }] } : {}),
      }
    }),
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

function parted(name: string): { group?: string; name: string } {
  const [group, short] = name.split('/')
  return short === undefined ? { name } : { group: group!, name: short }
}
