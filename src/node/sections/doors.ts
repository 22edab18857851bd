import { join } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/** The names under which code of companies imports what the runtime has for it, as Vite takes them. */
export const DOORS = [
  { find: 'page-builder/ui', replacement: join(PROJECT_ROOT, 'src/doors/ui.ts') },
  { find: 'page-builder/store', replacement: join(PROJECT_ROOT, 'src/doors/store.ts') },
  { find: 'page-builder/schemas', replacement: join(PROJECT_ROOT, 'schemas/forSections.ts') },
]

/** Packages of which there may be one only, wherever a component of a company lies. */
export const ONCE = ['react', 'react-dom', '@mui/material', '@emotion/react', '@emotion/styled', '@emotion/cache', 'zod']
