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
