import type { InlineConfig } from 'vite'
import { loadSite } from '#src/node/config/loadSite.ts'
import { codeFingerprint } from './fingerprint.ts'
import { siteFrame } from './siteFrame.ts'
import { clientOptions } from './viteOptions.ts'

/**
 * Vite’s options for the client of the site in a config folder, as `buildSite` uses them, into `outDir`: equal config and code give equal
 * files. Throws when the config has errors.
 */
export function clientOfConfig(configDir: string, outDir: string): InlineConfig {
  const { site } = loadSite(configDir)
  if (!site) throw new Error(`The site in ${configDir} has errors: npm run validate lists them.`)
  const { shell } = siteFrame(site, configDir, codeFingerprint()).frame
  return clientOptions(() => shell, outDir)
}
