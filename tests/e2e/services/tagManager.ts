import type { Page, Route } from 'playwright-core'

/** The host that the script of Google Analytics comes from. */
export const TAG_MANAGER = 'www.googletagmanager.com'

/** Stands in for the script of Google Analytics: says that it is there and sends nothing. */
export const tagManager = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'window.google_tag_manager = {}' })

/** Everything that the page has told Google Analytics so far, in order: command, then its arguments. */
export function told(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] }
    return JSON.parse(JSON.stringify(Array.from(dataLayer, (call) => Array.from(call)))) as unknown[][]
  })
}

/** The events among it: names with what goes with them. */
export async function events(page: Page): Promise<{ name: string; params: Record<string, unknown> }[]> {
  return (await told(page)).flatMap(([command, name, params]) =>
    command === 'event' ? [{ name: String(name), params: (params ?? {}) as Record<string, unknown> }] : [],
  )
}

/** The pages counted so far: path and title. */
export async function countedPages(page: Page): Promise<{ path: unknown; title: unknown }[]> {
  return (await events(page)).flatMap(({ name, params }) =>
    name === 'page_view' ? [{ path: params['page_path'], title: params['page_title'] }] : [],
  )
}
