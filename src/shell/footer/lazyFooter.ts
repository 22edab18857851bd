import { lazyView } from '#src/ui/lazyView.tsx'

/** The footer. Documents contain it, so its code is fetched only on a page without one. */
export const lazyFooter = lazyView('footer', () => import('./Footer.tsx').then((module) => module.Footer))
