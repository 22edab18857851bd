import type { Finding } from './problem.ts'
import type { Site } from './site.ts'

/** What could be read of a config: all of it, or what is left of it when some files have faults. */
export type ReadConfig = Pick<Site, 'pages' | 'collections' | 'redirects' | 'references' | 'assets'> &
  Partial<Pick<Site, 'settings' | 'theme' | 'header' | 'footer' | 'notFound'>> & {
    /** Paths that have a file but no page, and why. Faulty files are reported already, so nobody blames links that lead to them. */
    unshown: ReadonlyMap<string, 'draft' | 'faulty'>
    /** Names of all collections, those with a faulty index too. */
    collectionNames: string[]
    /** False when a file with faults may hold pages or redirects whose paths nobody knows. */
    knowsAllPaths: boolean
  }

/** One thing that the shape of a file cannot say. It copes with parts that are missing, so that one run finds every fault. */
export type Check = (config: ReadConfig) => Finding[]
