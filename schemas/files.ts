import type { z } from 'zod'
import { Footer } from './footer.ts'
import { Header } from './header.ts'
import { Pictures } from './pictures.ts'
import { Redirects } from './redirects.ts'
import { SlugsLock } from './slugsLock.ts'
import { Theme } from './theme.ts'

/** The kind of a config file, by its path below the config folder. */
export type FileKind =
  | 'site'
  | 'theme'
  | 'header'
  | 'footer'
  | 'redirects'
  | 'pictures'
  | 'slugs'
  | 'page'
  | 'collection'
  | 'entry'
  | 'fragment'

/** A kind of config file: its paths below the config folder, for people and as a pattern, its schema, and the name of its JSON Schema. */
export type ConfigFile = { kind: FileKind; path: string; pattern: RegExp; schema: z.ZodType; json: string }

/** Schemas of files that contain sections, or interface texts of section packages. */
export type OpenFiles = { SiteSettings: z.ZodType; Page: z.ZodType; Collection: z.ZodType; FragmentFile: z.ZodType }

/** Paths of each kind of config file, with its schema. The first matching pattern applies. */
export function filesOf({ SiteSettings, Page, Collection, FragmentFile }: OpenFiles): ConfigFile[] {
  return [
    { kind: 'site', path: 'site.json', pattern: /^site\.json$/, schema: SiteSettings, json: 'site' },
    { kind: 'theme', path: 'theme.json', pattern: /^theme\.json$/, schema: Theme, json: 'theme' },
    { kind: 'header', path: 'header.json', pattern: /^header\.json$/, schema: Header, json: 'header' },
    { kind: 'footer', path: 'footer.json', pattern: /^footer\.json$/, schema: Footer, json: 'footer' },
    { kind: 'redirects', path: 'redirects.json', pattern: /^redirects\.json$/, schema: Redirects, json: 'redirects' },
    { kind: 'pictures', path: 'pictures.json', pattern: /^pictures\.json$/, schema: Pictures, json: 'pictures' },
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

/** Files required by every site. */
export const requiredFiles = ['site.json', 'theme.json', 'header.json', 'footer.json', 'pages/index.json'] as const
