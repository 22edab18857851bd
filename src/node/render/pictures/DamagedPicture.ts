/** A picture file that starts correctly but cannot be decoded; `message` is the reason, as the rest of a sentence. */
export class DamagedPicture extends Error {
  override name = 'DamagedPicture'
}
