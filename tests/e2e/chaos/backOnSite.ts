import type { Visitor } from './visitorActions.ts'

/** Goes home with the network up where the browser shows a page of its own: it could not get a document, or none was left in its history. */
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
