import type { InlineConfig } from 'vite'
import { loadSite } from '#src/node/config/loadSite.ts'
import { codeFingerprint } from './fingerprint.ts'
import { ownResults, ownSections, takeOwnSections } from '#src/node/sections/ownSections.ts'
import { siteFrame } from './siteFrame.ts'
import { componentTexts } from './components/componentFiles.ts'
import { siteExpressions } from './siteExpressions.ts'
import { clientOptions, ownExpression, resultsModule } from './viteOptions.ts'

/**
 * Vite’s options for building the client of the site in a config folder into `outDir`. Its files differ from those of `buildSite`, which
 * fills a prebuilt client, only in the hashes of their names. Throws if the config has errors.
 */
export async function clientOfConfig(configDir: string, outDir: string): Promise<InlineConfig> {
  await takeOwnSections(configDir)
  const { site } = loadSite(configDir)
  if (!site) throw new Error(`The site in ${configDir} has errors: npm run validate lists them.`)
  const { frame, npmFolders } = siteFrame(site, configDir, codeFingerprint())
  const { shell } = frame
  const expressions = { ...siteExpressions(shell), own: ownExpression(ownSections()), results: resultsModule(ownResults()) }
  return clientOptions(
    { expressions: () => expressions, components: (packages) => componentTexts(packages, npmFolders, shell.words.notices) },
    outDir,
  )
}
