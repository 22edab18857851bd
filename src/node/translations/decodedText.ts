/**
 * The text of a file in UTF-8, in UTF-16, or in the encoding that its XML declaration names, without a byte order mark; undefined if the
 * bytes are not valid in that encoding.
 */
export function decodedText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0x3c && second === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c) return 'utf-16be'
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  if (!start.startsWith('<?xml')) return 'utf-8'
  const [declaration] = start.split('?>', 1)
  const named = declaration!.split('encoding', 2)[1]?.split(/["']/)[1]
  // The declaration was read by single bytes, so this is not the encoding of the file: a program has saved its text in another one.
  return named === undefined || named.toLowerCase().startsWith('utf-16') ? 'utf-8' : named
}
