import { lazyView } from '#src/ui/lazyView.tsx'

/** The footer. Documents bring it along, so its code is fetched only where one did not: after a page without furniture. */
export const lateFooter = lazyView('footer', () => import('#src/shell/footer/Footer.tsx').then((module) => module.Footer))
