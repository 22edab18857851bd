import type { Visitor } from './visitorActions.ts'

/** Opens the home page with a working network if the browser shows an error page or an empty page. */
export async function backOnSite(visitor: Visitor): Promise<void> {
  await visitor.page.waitForLoadState('domcontentloaded').catch(() => {})
  const isOurs = await visitor.page
    .locator('#root')
    .count()
    .catch(() => 0)
  if (visitor.page.url().startsWith(visitor.siteUrl) && isOurs > 0) return
  visitor.isOffline = false
  await visitor.context.setOffline(false)
  await visitor.page.goto(visitor.siteUrl, { waitUntil: 'load' })
  visitor.documents = 0
}
