import { join } from 'node:path'
import { PROJECT_ROOT } from '#src/node/files/projectRoot.ts'

/** Modules of one script: folders of packages, files and folders below `src`, and parts of paths that are left out. */
type Common = { name: string; packages: readonly string[]; sources: readonly string[]; except: string }

/**
 * Code that pages always load together, for the bundler’s option `codeSplitting`. Otherwise the bundler makes a script of each set of
 * modules that the same sections use: a dozen for every page and two dozen for every live section. Together they are larger, and the
 * application has longer lists of the scripts that each section needs.
 */
export const commonScripts = [
  // Needed by the application, whatever the page. The entry must need nothing of it, or pages load it before any interaction.
  script({
    name: 'libraries',
    packages: ['@xstate/react', 'react', 'react-dom', 'scheduler', 'use-isomorphic-layout-effect', 'use-sync-external-store', 'xstate'],
    sources: [
      'services/silentServices.ts',
      'site/base/siteBase.ts',
      'site/base/srcSetOf.ts',
      'ui/ServicesContext.ts',
      'ui/SiteContext.ts',
      'ui/derivedText.ts',
      'ui/jsxAtBase.ts',
      'ui/tracedText.ts',
    ],
    // Only tools have actors.
    except: '/xstate-actors.',
  }),
  // Needed by every section that React renders. The application must need nothing of it, or every page loads it.
  script({
    name: 'theme',
    packages: [
      '@emotion',
      '@mui/material/Typography',
      '@mui/material/colors',
      '@mui/material/styles',
      '@mui/private-theming',
      '@mui/styled-engine',
      '@mui/system',
      'clsx',
      'hoist-non-react-statics',
      'stylis',
    ],
    sources: ['site/head/direction.ts', 'site/theme/', 'theme/', 'ui/SiteTheme.tsx', 'ui/tokens.ts'],
    // Only the drawer of the menu has stacks.
    except: '/@mui/system/Stack/',
  }),
]

function script({ name, packages, sources, except }: Common) {
  const folders = packages.map((folder) => `/node_modules/${folder}/`)
  const ours = sources.map((path) => withSlashes(join(PROJECT_ROOT, 'src', path)))
  return {
    name,
    // Dependencies that it shares with other scripts stay in scripts of their own.
    includeDependenciesRecursively: false,
    test(id: string) {
      const path = withSlashes(id)
      return (ours.some((own) => path.startsWith(own)) || folders.some((folder) => path.includes(folder))) && !path.includes(except)
    },
  }
}

function withSlashes(path: string): string {
  return path.replaceAll('\\', '/')
}
