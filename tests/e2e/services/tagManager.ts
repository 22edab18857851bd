import type { Page, Route } from 'playwright-core'

/** The host of the Google Analytics script. */
export const TAG_MANAGER = 'www.googletagmanager.com'

/** Replaces the Google Analytics script: defines its global and sends nothing. */
export const tagManager = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'window.google_tag_manager = {}' })

/** All calls of the page to Google Analytics so far, in order: the command and its arguments. */
export function told(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] }
    return JSON.parse(JSON.stringify(Array.from(dataLayer, (call) => Array.from(call)))) as unknown[][]
  })
}

/** The events among these calls: names and parameters. */
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
