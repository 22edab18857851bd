import { createContext, useContext } from 'react'
import type { ShellData } from '#src/site/menus/shellData.ts'

/** Provides the shared part of the site to all components. */
export const SiteContext = createContext<ShellData | null>(null)

/** The shared part of the site; throws without a provider, which is a bug. */
export function useSite(): ShellData {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext above it')
  return site
}
