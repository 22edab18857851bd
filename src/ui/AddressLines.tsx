import type { PostalAddress } from '#schemas/postalAddress.ts'
import { linesOfAddress } from './linesOfAddress.ts'

/** A postal address, formatted as in a letter. */
export function AddressLines({ address, order }: { address: PostalAddress; order: 'city-code' | 'code-city' }) {
  return (
    <address>
      {linesOfAddress(address, order).map((line) => (
        // In the order of its own language, also in right-to-left text.
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  )
}
