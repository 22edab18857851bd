/// <reference types="vite/types/importMeta.d.ts" />

declare module 'virtual:site' {
  import type { ShellData } from './site/menus/shellData.ts'

  /** The shared part of the site; made by the build from config. */
  export const shell: ShellData
}

declare module 'virtual:settings' {
  import type { ShellData } from './site/menus/shellData.ts'

  /** What services begin with; made by the build from config. */
  export const settings: Pick<ShellData, 'analytics' | 'errorReports' | 'bookingUrl'>
}

declare module 'virtual:shared-modules' {
  /** The modules of which there is one only, by the names under which code of companies takes them; where it is bundled apart. */
  export const shared: Readonly<Record<string, object>>
}

declare module 'virtual:own-results' {
  import type { Results } from './store/results.ts'

  /** What section types that are not the builder’s keep on a visitor’s device; made by the build from what packages say. */
  export const ownResults: Promise<readonly Results[]>
}

declare module 'virtual:own-sections' {
  import type { OwnEntry } from './sections/SectionEntry.ts'

  /** The components of section types that the company has written itself; made by the build from their folders. */
  export const ownViews: OwnEntry[]
}

declare module '*.css?inline' {
  /** The text of a style sheet. */
  const css: string
  export default css
}
