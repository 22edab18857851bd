/** The build id of pages in the preview. It never changes, because code and pages always match there. */
export const BUILD_ID = 'dev'
