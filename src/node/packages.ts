import { join } from 'node:path'
import recruiting from '#packages/recruiting/build.ts'
import { PROJECT_ROOT } from './files/projectRoot.ts'
import type { BuildFile } from './sections/PackageBuild.ts'

const folder = join(PROJECT_ROOT, 'packages/recruiting')

/** What the packages of the builder’s repository publish with a site, until sites name them as they name any other. */
export const buildFiles: readonly BuildFile[] = [{ name: 'recruiting', folder, file: join(folder, 'build.ts'), build: recruiting }]
