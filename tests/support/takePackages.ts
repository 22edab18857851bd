import { resolve } from 'node:path'
import { takeOwnSections } from '#src/node/sections/ownSections.ts'

// The fixture companies use section types of packages, which must be registered before anything is parsed.
await takeOwnSections(resolve('tests/fixtures/harbour'))
