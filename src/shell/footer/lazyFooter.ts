import { lazyView } from '#src/ui/lazyView.tsx'

/** The footer. Documents contain it, so its code is fetched only with a page that has none. */
export const lazyFooter = lazyView('footer', () => import('./Footer.tsx').then((module) => module.Footer))
