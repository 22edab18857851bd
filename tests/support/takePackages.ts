import { resolve } from 'node:path'
import { takeOwnSections } from '#src/node/sections/ownSections.ts'

// Pages of the fixture companies show section types of packages, which are known before anything is parsed.
await takeOwnSections(resolve('tests/fixtures/harbour'))
