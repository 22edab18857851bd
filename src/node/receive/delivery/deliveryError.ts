/** Why a message could not be delivered: the rest of a sentence, without personal data. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
}
