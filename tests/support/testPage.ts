import type { PageData } from '#src/site/pages/pageData.ts'

/** The data of a page without sections, as written by the build `b1`. */
export function testPage(fields: Partial<PageData> & Pick<PageData, 'path'>): PageData {
  return {
    title: `Page ${fields.path}`,
    layout: 'main',
    scroll: 'top',
    session: 'clear',
    breadcrumb: [],
    sections: [],
    build: 'b1',
    ...fields,
  }
}
