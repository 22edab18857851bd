import type { PostalAddress } from '#schemas/postalAddress.ts'

/** A postal address in the lines of a letter. */
export function AddressLines({ address, order }: { address: PostalAddress; order: 'city-code' | 'code-city' }) {
  const { street, more, postalCode, city, region, country } = address
  const town = (order === 'code-city' ? [postalCode, city] : [city, postalCode]).filter(Boolean).join(' ')
  return (
    <address>
      {[street, more, town, region, country].filter(Boolean).map((line) => (
        // In the order of its own language, also where lines are written from the right.
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  )
}
