import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorSchemas } from '#src/build/editorSchemas.ts'
import { rulesPage } from '#src/build/rulesPage.ts'
import { PROJECT_ROOT } from '#src/build/viteOptions.ts'

/** Writes what is generated from the contract and committed: the JSON Schemas for editors and the page of rules. Gives 0. */
export async function schemas(): Promise<number> {
  for (const [name, schema] of editorSchemas()) writeFileSync(join(PROJECT_ROOT, 'schemas/json', name), schema)
  writeFileSync(join(PROJECT_ROOT, 'docs/rules.md'), rulesPage())
  return 0
}
