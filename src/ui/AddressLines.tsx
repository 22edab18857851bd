import type { PostalAddress } from '#schemas/postalAddress.ts'

/** A postal address, formatted as in a letter. */
export function AddressLines({ address, order }: { address: PostalAddress; order: 'city-code' | 'code-city' }) {
  const { street, more, postalCode, city, region, country } = address
  const town = (order === 'code-city' ? [postalCode, city] : [city, postalCode]).filter(Boolean).join(' ')
  return (
    <address>
      {[street, more, town, region, country].filter(Boolean).map((line) => (
        // In the order of its own language, also in right-to-left text.
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  )
}
