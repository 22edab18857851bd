/** Ids that the frame of every page uses, so that no section and no heading may have them. */
export const ownIds: readonly string[] = ['root', 'content', 'page-data', 'sidebar', 'menu-button', 'menu-fallback']
