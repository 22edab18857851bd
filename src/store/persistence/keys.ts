import { siteKey } from '#src/site/base/siteKey.ts'

/** The name for ROOT_KEY that redux-persist gets. */
export const PERSIST_KEY = siteKey('root')

/** The one key for all state, as redux-persist derives it from PERSIST_KEY (R5). */
export const ROOT_KEY = `persist:${PERSIST_KEY}`

/** The backup of a raw value that could not be read completely, before ROOT_KEY is overwritten. */
export const BACKUP_KEY = `${ROOT_KEY}.backup`
