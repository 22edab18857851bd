import { describe, expect, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'

const PDF = '%PDF-1.4\n'
const files = { 'assets/price list.pdf': PDF, 'assets/über.pdf': PDF }
const linked = (inText: string, inField = '/assets/%C3%BCber.pdf') =>
  loadSite(
    editedBakery({
      ...files,
      'pages/house-rules.md': ['They wait outside', `They [wait](${inText}) outside`],
      'pages/index.json': ['"href": "/breads"', `"href": "${inField}"`],
    }),
  ).problems.map(({ code, message, hint, fix }) => ({ code, message, hint, to: fix?.do === 'relink' ? fix.to : undefined }))

describe('a file whose name has spaces or letters beyond ASCII', () => {
  test.each(['/assets/price%20list.pdf', '</assets/price list.pdf>', '/assets/price%20list.pdf#page=2'])('is linked as %j', (href) => {
    expect(linked(href)).toEqual([])
    expect(linked(href, '/assets/über.pdf')).toEqual([])
  })

  test('is proposed for a link that misspells it, and is not said to be unused', () => {
    expect(linked('/assets/price%20lits.pdf')).toEqual([
      {
        code: 'E_DEAD_LINK',
        message: 'there is no file "/assets/price%20lits.pdf" in the config folder',
        hint: 'Did you mean "/assets/price%20list.pdf"?',
        to: '/assets/price%20list.pdf',
      },
    ])
  })
})
