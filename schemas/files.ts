import type { z } from 'zod'
import { Footer } from './footer.ts'
import { Header } from './header.ts'
import { Redirects } from './redirects.ts'
import { SlugsLock } from './slugsLock.ts'
import { Theme } from './theme.ts'

/** What a config file is, decided by its path below the config folder. */
export type FileKind = 'site' | 'theme' | 'header' | 'footer' | 'redirects' | 'slugs' | 'page' | 'collection' | 'entry' | 'fragment'

/** A kind of config file: which paths it has below the config folder, its schema, and the name of its JSON Schema. */
export type ConfigFile = { kind: FileKind; pattern: RegExp; schema: z.ZodType; json: string }

/** The schemas of files that hold sections, or words of packages of section types. */
export type OpenFiles = { SiteSettings: z.ZodType; Page: z.ZodType; Collection: z.ZodType; FragmentFile: z.ZodType }

/** The table: which path holds which kind of file, and its schema. The first pattern that fits wins. */
export function filesOf({ SiteSettings, Page, Collection, FragmentFile }: OpenFiles): ConfigFile[] {
  return [
    { kind: 'site', pattern: /^site\.json$/, schema: SiteSettings, json: 'site' },
    { kind: 'theme', pattern: /^theme\.json$/, schema: Theme, json: 'theme' },
    { kind: 'header', pattern: /^header\.json$/, schema: Header, json: 'header' },
    { kind: 'footer', pattern: /^footer\.json$/, schema: Footer, json: 'footer' },
    { kind: 'redirects', pattern: /^redirects\.json$/, schema: Redirects, json: 'redirects' },
    { kind: 'slugs', pattern: /^slugs\.lock\.json$/, schema: SlugsLock, json: 'slugs' },
    { kind: 'page', pattern: /^pages\/(?:[^/]+\/)*[^/]+\.json$/, schema: Page, json: 'page' },
    { kind: 'collection', pattern: /^collections\/[^/]+\/index\.json$/, schema: Collection, json: 'collection' },
    { kind: 'entry', pattern: /^collections\/[^/]+\/[^/]+\.json$/, schema: Page, json: 'page' },
    { kind: 'fragment', pattern: /^fragments\/[^/]+\.json$/, schema: FragmentFile, json: 'fragment' },
  ]
}

/** Files without which there is no site. */
export const requiredFiles = ['site.json', 'theme.json', 'header.json', 'footer.json', 'pages/index.json'] as const
