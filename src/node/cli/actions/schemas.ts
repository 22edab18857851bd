import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { PAGES_WITH_TABLES, withCommandTables } from '#src/node/cli/commandTables.ts'
import { editorSchemas } from '#src/node/editorSchemas/editorSchemas.ts'
import { LIVE_FOLDER } from '#src/node/editorSchemas/liveFolder.ts'
import { refreshSchemas } from '#src/node/editorSchemas/refreshSchemas.ts'
import { takeOwnSections } from '#src/node/sections/ownSections.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { referencePages } from '#src/node/reference/referencePages.ts'
import { rulesPage } from '#src/node/validate/rulesPage.ts'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/**
 * Writes the generated files: in the builder’s repository the JSON Schemas, the references of rules and config, and the tables of commands;
 * for the config folder, schemas with its own values. The registry of section types is written first (`writeRegistry`). Returns 0, or 1 if
 * config has errors; its schemas then stay unchanged.
 */
export async function schemas({ configDir }: { configDir: string }): Promise<number> {
  if (resolve() === resolve(PROJECT_ROOT)) {
    for (const [name, schema] of editorSchemas()) writeFileSync(join(PROJECT_ROOT, 'schemas/json', name), schema)
    writeFileSync(join(PROJECT_ROOT, 'docs/rules.md'), rulesPage())
    for (const [page, text] of await referencePages()) writeFileSync(join(PROJECT_ROOT, page), text)
    for (const page of PAGES_WITH_TABLES) {
      const file = join(PROJECT_ROOT, page)
      writeFileSync(file, withCommandTables(page, readFileSync(file, 'utf8')))
    }
  }
  // The builder’s committed schemas contain only its own section types.
  await takeOwnSections(configDir)
  const { site } = loadSite(configDir)
  const failure = site
    ? refreshSchemas(configDir, site, 'wanted')
    : `${relative(process.cwd(), configDir)}/${LIVE_FOLDER} was not updated, because the config has problems (npm run validate).`
  if (failure !== undefined) console.error(failure)
  return failure === undefined ? 0 : 1
}
