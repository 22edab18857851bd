import type { Plugin } from 'vite'

/** Components of MUI that are elements round their content, whatever stands around them. */
const NAMES = ['Box', 'Button', 'Card', 'CardContent', 'Chip', 'Container', 'Link', 'Paper', 'Stack', 'Typography']
const IMPORT = new RegExp(`^@mui/material/(${NAMES.join('|')})$`)
const PREFIX = '\0memoized:'

/** Gives the code of the server those components of MUI that are worked out once for equal props (`src/server/memoizeMui.tsx`). */
export function memoizedMui(): Plugin {
  return {
    name: 'memoized-mui',
    enforce: 'pre',
    resolveId: (id, importer) => (IMPORT.test(id) && !importer?.startsWith(PREFIX) ? PREFIX + id : undefined),
    load: (id) =>
      id.startsWith(PREFIX)
        ? `import Real from '${id.slice(PREFIX.length)}'
import { memoizeMui } from '#src/server/memoizeMui.tsx'
export * from '${id.slice(PREFIX.length)}'
export default memoizeMui('${id.slice(id.lastIndexOf('/') + 1)}', Real)`
        : undefined,
  }
}
