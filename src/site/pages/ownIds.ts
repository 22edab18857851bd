/**
 * Ids that the frame of every page uses, so that no section and no heading may have them. All others that are not written in config have a
 * `_`, which no anchor has.
 */
export const ownIds: readonly string[] = ['root', 'content', 'page-data', 'sidebar', 'menu-button', 'menu-fallback']
