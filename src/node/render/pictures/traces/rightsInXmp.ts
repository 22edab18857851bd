import { escapeUTF8 } from 'entities'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { TRACE } from './trace.ts'

/**
 * The properties of XMP that are kept, by namespace (ISO 16684-1, IPTC Photo Metadata 2023.1, PLUS): the owner, the license, and whether a
 * picture is AI-generated. `*` is the whole namespace.
 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'http://purl.org/dc/elements/1.1/': ['rights', 'creator'],
  'http://purl.org/dc/terms/': ['license', 'provenance', 'rights', 'rightsHolder'],
  'http://ns.adobe.com/xap/1.0/rights/': ['*'],
  'http://creativecommons.org/ns#': ['*'],
  'http://ns.useplus.org/ldf/xmp/1.0/': ['*'],
  'http://ns.adobe.com/photoshop/1.0/': ['Credit', 'Source'],
  'http://iptc.org/std/Iptc4xmpExt/2008-02-29/': [
    'DigitalSourceType',
    'AISystemUsed',
    'AISystemVersionUsed',
    'AIPromptInformation',
    'AIPromptWriterName',
  ],
}

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'

/** An XMP packet with only rights and AI markers; undefined if there are none, or if it is not XML. Never throws. */
export function rightsInXmp(xmp: string): string | undefined {
  const namespaces = new Map<string, string>()
  const properties = new Map<string, string>()
  const open: { uri: string; local: string }[] = []
  let kept: { name: string; depth: number; text: string } | undefined
  const isKept = ({ uri, local }: { uri: string; local: string }) => KEPT[uri]?.some((name) => name === '*' || name === local) === true
  const named = ({ prefix, local, uri }: { prefix: string; local: string; uri: string }) => {
    if (prefix !== '' && prefix !== 'xml') namespaces.set(prefix, uri)
    return prefix === '' ? local : `${prefix}:${local}`
  }
  const keep = (name: string, text: string) => {
    if (!TRACE.test(text)) properties.set(name, text)
  }
  const isProperty = () => open.length > 0 && open.at(-1)!.uri === RDF && open.at(-1)!.local === 'Description'
  const attributesOf = ({ attributes }: SaxesTagNS) =>
    Object.values(attributes).filter(({ prefix, local }) => prefix !== 'xmlns' && local !== 'xmlns')

  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    if (!kept && isProperty() && isKept(tag)) kept = { name: named(tag), depth: open.length, text: '' }
    if (kept)
      kept.text += `<${named(tag)}${attributesOf(tag)
        .map((one) => ` ${named(one)}="${escaped(one.value)}"`)
        .join('')}>`
    open.push(tag)
    // The short form: properties as attributes.
    if (!kept && isProperty())
      for (const one of attributesOf(tag)) if (isKept(one)) keep(named(one), `<${named(one)}>${escaped(one.value)}</${named(one)}>`)
  })
  parser.on('text', (text) => {
    if (kept) kept.text += escaped(text)
  })
  parser.on('closetag', (tag) => {
    open.pop()
    if (!kept) return
    kept.text += `</${named(tag)}>`
    if (open.length > kept.depth) return
    keep(kept.name, kept.text)
    kept = undefined
  })
  try {
    // Packets are padded with spaces, and by some writers with zeros.
    parser.write(xmp.replace(/^\ufeff/, '').replaceAll('\0', '')).close()
  } catch {
    return undefined
  }
  if (properties.size === 0) return undefined
  const text = [...properties.values()].join('')
  const declared = [...namespaces].filter(([prefix]) => prefix !== 'rdf' && text.includes(`${prefix}:`))
  return (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
    `<rdf:RDF xmlns:rdf="${RDF}"><rdf:Description rdf:about=""${declared.map(([prefix, uri]) => ` xmlns:${prefix}="${escaped(uri)}"`).join('')}>` +
    `${text}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`
  )
}

function escaped(text: string): string {
  return escapeUTF8(text)
}
