/**
 * Ids in the shell of every page, which sections and headings must not use. All other ids outside config contain a `_`, which anchors
 * cannot.
 */
export const ownIds: readonly string[] = ['root', 'content', 'page-data', 'sidebar', 'menu-button', 'menu-fallback']
