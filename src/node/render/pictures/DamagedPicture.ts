/** A picture file that begins as one and cannot be decoded; `message` says why, as the rest of a sentence. */
export class DamagedPicture extends Error {
  override name = 'DamagedPicture'
}
