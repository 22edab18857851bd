import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { errorReason } from '#src/node/files/systemError.ts'
import { ImportFault } from '#src/node/import/importFault.ts'
import { readExport } from '#src/node/import/wordpress/readExport.ts'
import { apacheRules } from './apacheRules.ts'
import type { ListedRule } from './ListedRule.ts'
import { netlifyRules } from './netlifyRules.ts'
import { nginxRules } from './nginxRules.ts'
import { csvRules, jsonRules, tableRule } from './tableRules.ts'

const APACHE = /^[ \t]*(?:RewriteRule|RewriteCond|Redirect(?:Match|Permanent|Temp)?)[ \t]/im
const NGINX = /^[ \t]*(?:map[ \t]+\$|location[ \t]|rewrite[ \t]|return[ \t]+\d{3}|server[ \t]*\{)/m
const ADDRESS = /^(?:https?:\/\/\S+|\/\S*)$/i

/**
 * The rules of a redirect list in any known format: Apache, nginx, `_redirects`, a table, or the export of a plug-in. Throws an
 * `ImportFault` if the file is none.
 */
export async function redirectRules(place: string): Promise<ListedRule[]> {
  const file = basename(place)
  const text = textOf(place)
  if (/^\s*</.test(text)) return ofXml(place, text, file)
  if (/^\s*[[{]/.test(text) && /[\]}]\s*$/.test(text)) return jsonRules(text, file)
  if (APACHE.test(text)) return apacheRules(text, file)
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
  if (lines.length === 0) throw new ImportFault(`${place} is empty.`)
  if (file !== '_redirects' && (NGINX.test(text) || lines.every(isMapped))) return nginxRules(text, file)
  if (lines.every((line) => ADDRESS.test(line.trim()) && !/[,;\t](?:\/|https?:)/i.test(line)))
    throw new ImportFault(
      `${place} lists addresses without new ones. Find their pages, and add redirects, with: npm run coverage -- --old ${place} --write`,
    )
  const isSpaced = lines.every((line) => /^(?:\/|https?:\/\/)\S*\s+\S/i.test(line.trim()) && !/[\t;]/.test(line))
  if (file === '_redirects' || (isSpaced && !/\.[ct]sv$/i.test(file))) return netlifyRules(text, file)
  const rules = csvRules(text, file)
  if (rules.length > 0 && rules.every((rule) => 'why' in rule))
    throw new ImportFault(
      `${place} cannot be read as a list of redirects. Name a .htaccess, an nginx configuration, a _redirects, a table (CSV), or the export of a redirect plug-in.`,
    )
  return rules
}

/** Whether a line is one of the body of a `map`. */
function isMapped(line: string): boolean {
  const plain = line.split(' #', 1)[0]!.trim()
  return plain === '}' || (plain.endsWith(';') && /\s/.test(plain))
}

/** The text of a file in UTF-8, UTF-16 or, as older programs write, Windows-1252. */
function textOf(place: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(place)
  } catch (error) {
    throw new ImportFault(`${place} cannot be read: ${errorReason(error)}. Name a list of redirects, such as .htaccess.`)
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The plug-in Safe Redirect Manager keeps its redirects in the export of WordPress. */
async function ofXml(place: string, text: string, file: string): Promise<ListedRule[]> {
  if (/<(?:urlset|sitemapindex)[\s>]/.test(text))
    throw new ImportFault(
      `${place} is a sitemap, which has no new addresses. Check what the site answers to its addresses with: npm run coverage -- --old ${place}`,
    )
  const { items } = await readExport(place)
  const found = items.filter(({ fields }) => fields.get('wp:post_type') === 'redirect_rule')
  if (found.length === 0)
    throw new ImportFault(`${place} has no redirects of the plug-in Safe Redirect Manager. To import its pages, leave “redirects” out.`)
  return found.map(({ fields, meta }): ListedRule => {
    const where = `${file}, redirect_rule ${fields.get('wp:post_id') ?? ''}`
    if (fields.get('wp:status') !== 'publish') return { where, why: 'it was switched off' }
    return {
      where,
      ...tableRule({
        from: meta.get('_redirect_rule_from') ?? '',
        to: (meta.get('_redirect_rule_to') ?? '').replace(/(?<=\/)\*$/, '*'),
        status: Number(meta.get('_redirect_rule_status_code') || 302),
        kind: meta.get('_redirect_rule_from_regex') === '1' ? 'regex' : 'exact',
      }),
    }
  })
}
