/** The one key under which all state is stored, as redux-persist builds it from PERSIST_KEY (R5). */
export const ROOT_KEY = 'persist:root'

/** The name that redux-persist is given for ROOT_KEY. */
export const PERSIST_KEY = 'root'

/** Where a raw value is kept that could not be read in full, before ROOT_KEY is overwritten. */
export const BACKUP_KEY = 'persist:root.backup'
