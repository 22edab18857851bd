import { createReadStream } from 'node:fs'
import { SaxesParser } from 'saxes'
import { ImportFault } from '#src/node/import/importFault.ts'

/** A thing of a WordPress export: a page, a post, a file, an item of a menu or something of a plug-in. */
export type WordPressItem = {
  /** Texts by element name, such as `title` and `wp:post_id`; empty ones are left out. */
  fields: Map<string, string>
  meta: Map<string, string>
  /** Names of earlier addresses, which WordPress redirects. */
  oldNames: string[]
  terms: { domain: string; slug: string; label: string }[]
  comments: number
}

/** A term: a category, a tag, a menu, or a group of translations. */
export type WordPressTerm = { taxonomy: string; id: string; slug: string; parent: string; name: string; description: string }

/** An author of a WordPress export. */
export type WordPressAuthor = { id: string; login: string; name: string }

/** The contents of a WordPress export (WXR). */
export type WordPressExport = {
  channel: Map<string, string>
  authors: WordPressAuthor[]
  terms: WordPressTerm[]
  items: WordPressItem[]
  /** What was corrected in the XML, with its line. */
  mended: string[]
}

const TERMS: Record<string, Omit<WordPressTerm, 'id'>> = {
  'wp:category': {
    taxonomy: 'category',
    slug: 'wp:category_nicename',
    parent: 'wp:category_parent',
    name: 'wp:cat_name',
    description: 'wp:category_description',
  },
  'wp:tag': { taxonomy: 'post_tag', slug: 'wp:tag_slug', parent: '', name: 'wp:tag_name', description: 'wp:tag_description' },
  'wp:term': { taxonomy: '', slug: 'wp:term_slug', parent: 'wp:term_parent', name: 'wp:term_name', description: 'wp:term_description' },
}
/** Mistakes of generators that leave the structure whole. */
const HARMLESS = /undefined entity|malformed character entity|disallowed character|entity name/
// Characters that XML cannot have, and that editors paste nevertheless.
const NEVER_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Reads a WordPress export in one pass. Throws an `ImportFault` for a file that is not one, or that is damaged. */
export async function readExport(file: string): Promise<WordPressExport> {
  const found: WordPressExport = { channel: new Map(), authors: [], terms: [], items: [], mended: [] }
  const parser = new SaxesParser()
  const stack: { name: string; texts: Map<string, string>; attributes: Record<string, string>; text: string }[] = []
  let item: WordPressItem | undefined
  let isExport = false

  const damaged = (line: number, why: string) => {
    const after = found.items.at(-1)?.fields.get('title')
    const place = after === undefined ? '' : `, after “${after}”`
    return new ImportFault(`${file}: the export is damaged in line ${line}${place}: ${why}. Export it again from WordPress.`)
  }
  parser.on('error', (error) => {
    const why = error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')
    if (!HARMLESS.test(why)) throw damaged(parser.line, why)
    found.mended.push(`line ${parser.line}: ${why}`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    stack.push({ name, texts: new Map(), attributes: attributes as Record<string, string>, text: '' })
    if (name === 'item') item = { fields: new Map(), meta: new Map(), oldNames: [], terms: [], comments: 0 }
    if (name === 'wp:wxr_version') isExport = true
  })
  const add = (text: string) => {
    const top = stack.at(-1)
    if (top) top.text += text
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    const { texts, attributes, text } = stack.pop()!
    const parent = stack.at(-1)
    const value = text.trim()
    const said = (key: string) => texts.get(key) ?? ''
    if (item && name === 'wp:postmeta') {
      item.meta.set(said('wp:meta_key'), said('wp:meta_value'))
      if (said('wp:meta_key') === '_wp_old_slug') item.oldNames.push(said('wp:meta_value'))
    } else if (item && name === 'wp:comment') item.comments++
    else if (item && name === 'category' && parent?.name === 'item')
      item.terms.push({ domain: attributes['domain'] ?? 'category', slug: attributes['nicename'] ?? '', label: value })
    else if (item && name === 'item') {
      found.items.push(item)
      item = undefined
    } else if (item && parent?.name === 'item') {
      if (value !== '') item.fields.set(name, name === 'content:encoded' ? text : value)
    } else if (!item && name === 'wp:author')
      found.authors.push({
        id: said('wp:author_id'),
        login: said('wp:author_login'),
        name: said('wp:author_display_name') || said('wp:author_login'),
      })
    else if (!item && TERMS[name]) {
      const keys = TERMS[name]
      found.terms.push({
        taxonomy: keys.taxonomy || said('wp:term_taxonomy'),
        id: said('wp:term_id'),
        slug: said(keys.slug),
        parent: said(keys.parent),
        name: said(keys.name) || said(keys.slug),
        description: said(keys.description),
      })
    } else if (!item && parent?.name === 'channel' && texts.size === 0) found.channel.set(name, value)
    parent?.texts.set(name, value)
  })

  let decoder: InstanceType<typeof TextDecoder> | undefined
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    decoder ??= decoderOf(file, chunk)
    parser.write(cleaned(decoder.decode(chunk, { stream: true })))
  }
  if (!decoder) throw new ImportFault(`${file} is empty. Export it again from WordPress: Tools → Export → All content.`)
  parser.write(cleaned(decoder.decode()))
  if (stack.length > 0) throw damaged(parser.line, `it ends in the middle of <${stack.at(-1)!.name}>`)
  parser.close()
  if (!isExport)
    throw new ImportFault(`${file} is XML, but not a WordPress export: it has no <wp:wxr_version>. Export it in WordPress: Tools → Export.`)
  return found

  function cleaned(text: string): string {
    return text.replace(NEVER_IN_XML, () => {
      found.mended.push(`line ${parser.line}: an invisible character was removed`)
      return ''
    })
  }
}

/** The decoder of the encoding that the first line names; UTF-8 by default. */
function decoderOf(file: string, start: Buffer): InstanceType<typeof TextDecoder> {
  const head = start.subarray(0, 200).toString('latin1')
  const name = start[0] === 0xff && start[1] === 0xfe ? 'utf-16le' : (/^[^<]*<\?xml[^>]*encoding=["']([\w.-]+)/.exec(head)?.[1] ?? 'utf-8')
  try {
    return new TextDecoder(name)
  } catch {
    throw new ImportFault(`${file}: the encoding ${name} is unknown. Save the file as UTF-8, and correct its first line.`)
  }
}
