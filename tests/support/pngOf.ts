/** The header of a PNG file, which contains the size of the picture, padded to a number of bytes. It is never decoded. */
export function pngOf(width: number, height: number, bytes = 33): Buffer {
  const file = Buffer.alloc(bytes)
  file.write('\u0089PNG\r\n\u001a\n', 'latin1')
  file.write('IHDR', 12, 'latin1')
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  return file
}
