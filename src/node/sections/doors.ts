import { join } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/** The import names of the public API for companies’ code, in Vite’s format. */
export const DOORS = [
  { find: 'page-builder/ui', replacement: join(PROJECT_ROOT, 'src/doors/ui.ts') },
  { find: 'page-builder/store', replacement: join(PROJECT_ROOT, 'src/doors/store.ts') },
  { find: 'page-builder/schemas', replacement: join(PROJECT_ROOT, 'schemas/forSections.ts') },
]

/** Packages that must exist once, wherever a company’s component is. */
export const ONCE = ['react', 'react-dom', '@mui/material', '@emotion/react', '@emotion/styled', '@emotion/cache', 'zod']
