import type { z } from 'zod'
import { Footer } from './footer.ts'
import { Header } from './header.ts'
import { Redirects } from './redirects.ts'
import { SlugsLock } from './slugsLock.ts'
import { Theme } from './theme.ts'

/** What a config file is, decided by its path below the config folder. */
export type FileKind = 'site' | 'theme' | 'header' | 'footer' | 'redirects' | 'slugs' | 'page' | 'collection' | 'entry' | 'fragment'

/**
 * A kind of config file: which paths it has below the config folder, as people write them and as a pattern, its schema, and the name of its
 * JSON Schema.
 */
export type ConfigFile = { kind: FileKind; path: string; pattern: RegExp; schema: z.ZodType; json: string }

/** The schemas of files that hold sections, or words of packages of section types. */
export type OpenFiles = { SiteSettings: z.ZodType; Page: z.ZodType; Collection: z.ZodType; FragmentFile: z.ZodType }

/** The table: which path holds which kind of file, and its schema. The first pattern that fits wins. */
export function filesOf({ SiteSettings, Page, Collection, FragmentFile }: OpenFiles): ConfigFile[] {
  return [
    { kind: 'site', path: 'site.json', pattern: /^site\.json$/, schema: SiteSettings, json: 'site' },
    { kind: 'theme', path: 'theme.json', pattern: /^theme\.json$/, schema: Theme, json: 'theme' },
    { kind: 'header', path: 'header.json', pattern: /^header\.json$/, schema: Header, json: 'header' },
    { kind: 'footer', path: 'footer.json', pattern: /^footer\.json$/, schema: Footer, json: 'footer' },
    { kind: 'redirects', path: 'redirects.json', pattern: /^redirects\.json$/, schema: Redirects, json: 'redirects' },
    { kind: 'slugs', path: 'slugs.lock.json', pattern: /^slugs\.lock\.json$/, schema: SlugsLock, json: 'slugs' },
    { kind: 'page', path: 'pages/<path>.json', pattern: /^pages\/(?:[^/]+\/)*[^/]+\.json$/, schema: Page, json: 'page' },
    {
      kind: 'collection',
      path: 'collections/<name>/index.json',
      pattern: /^collections\/[^/]+\/index\.json$/,
      schema: Collection,
      json: 'collection',
    },
    { kind: 'entry', path: 'collections/<name>/<id>.json', pattern: /^collections\/[^/]+\/[^/]+\.json$/, schema: Page, json: 'page' },
    { kind: 'fragment', path: 'fragments/<name>.json', pattern: /^fragments\/[^/]+\.json$/, schema: FragmentFile, json: 'fragment' },
  ]
}

/** Files without which there is no site. */
export const requiredFiles = ['site.json', 'theme.json', 'header.json', 'footer.json', 'pages/index.json'] as const
