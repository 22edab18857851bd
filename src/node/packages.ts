import { join } from 'node:path'
import recruiting from '#packages/recruiting/build.ts'
import { PROJECT_ROOT } from './files/projectRoot.ts'

/** What the packages of the builder’s repository publish with a site, until sites name them as they name any other. */
export const buildFiles = [{ name: 'recruiting', folder: join(PROJECT_ROOT, 'packages/recruiting'), build: recruiting }]
