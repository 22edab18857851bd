/** The name under which the preview gives out pages; it never changes, since code and pages always belong together there. */
export const BUILD_ID = 'dev'
