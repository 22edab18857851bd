/** Where the not-found page has its data. */
export const NOT_FOUND_PATH = '/404'
