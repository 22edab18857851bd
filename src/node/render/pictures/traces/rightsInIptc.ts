/** Datasets of IPTC-IIM 4.2 that are kept: the character set, version, by-line, credit, source, copyright. */
const KEPT = new Set(['1:90', '2:0', '2:80', '2:110', '2:115', '2:116'])
const IPTC = 0x0404

/** The resources of Photoshop (`8BIM`, in the body of a JPEG segment) with only the rights in IPTC data; undefined if there are none. */
export function rightsInIptc(body: Buffer): Buffer | undefined {
  const name = 'Photoshop 3.0\0'
  if (body.toString('latin1', 0, name.length) !== name) return undefined
  for (let at = name.length; at + 12 <= body.length && body.toString('latin1', at, at + 4) === '8BIM';) {
    const id = body.readUInt16BE(at + 4)
    const label = 1 + body[at + 6]!
    const length = at + 6 + label + (label % 2)
    if (length + 4 > body.length) return undefined
    const size = body.readUInt32BE(length)
    const data = body.subarray(length + 4, length + 4 + size)
    if (id === IPTC) {
      const rights = rightsIn(data)
      if (!rights) return undefined
      const head = Buffer.alloc(12)
      head.write('8BIM', 'latin1')
      head.writeUInt16BE(IPTC, 4)
      head.writeUInt32BE(rights.length, 8)
      return Buffer.concat([Buffer.from(name, 'latin1'), head, rights, Buffer.alloc(rights.length % 2)])
    }
    at = length + 4 + size + (size % 2)
  }
  return undefined
}

function rightsIn(data: Buffer): Buffer | undefined {
  const kept: Buffer[] = []
  let isTold = false
  for (let at = 0; at + 5 <= data.length && data[at] === 0x1c;) {
    const size = data.readUInt16BE(at + 3)
    // Longer datasets encode their length differently; rights are short.
    if (size >= 0x8000) break
    const name = `${data[at + 1]}:${data[at + 2]}`
    if (KEPT.has(name)) {
      kept.push(data.subarray(at, at + 5 + size))
      isTold ||= name !== '1:90' && name !== '2:0'
    }
    at += 5 + size
  }
  return isTold ? Buffer.concat(kept) : undefined
}
