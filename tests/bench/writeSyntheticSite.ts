import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { syntheticPage, syntheticPath } from './syntheticPage.ts'
import { syntheticFooter, syntheticHeader } from './syntheticShell.ts'

/**
 * Writes a config folder of `count` pages (and a 404 page) with twelve sections each. Site settings, theme and assets are copied from
 * `likeDir`; everything else is made up and always the same. Header and footer need 40 pages to link to.
 */
export function writeSyntheticSite(configDir: string, likeDir: string, count: number): void {
  for (const same of ['site.json', 'theme.json', 'assets']) cpSync(join(likeDir, same), join(configDir, same), { recursive: true })
  write(configDir, 'header.json', syntheticHeader())
  write(configDir, 'footer.json', syntheticFooter())
  for (let number = 0; number < count; number += 1) {
    const path = syntheticPath(number)
    write(configDir, `pages${path === '/' ? '/index' : path}.json`, syntheticPage(number, count))
  }
  const missing = syntheticPage(count, count)
  write(configDir, 'pages/404.json', { ...missing, noindex: true })
}

function write(root: string, file: string, value: unknown): void {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(value, null, 2))
}
