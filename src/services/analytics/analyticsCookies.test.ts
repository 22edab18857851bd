import { expect, test } from 'vitest'
import { deleteAnalyticsCookies } from './analyticsCookies.ts'

function jar(cookie: string) {
  const written: string[] = []
  return {
    written,
    document: {
      get cookie() {
        return cookie
      },
      set cookie(text: string) {
        written.push(text)
      },
    },
  }
}

test('R6.2 the cookies of Analytics are deleted on the host and on each domain above it', () => {
  const { document, written } = jar('_ga=1; theme=dark; _ga_BIKES12=2')
  deleteAnalyticsCookies(document, 'www.bikes.example')
  expect(written).toEqual([
    '_ga=; path=/; max-age=0',
    '_ga=; path=/; max-age=0; domain=.www.bikes.example',
    '_ga=; path=/; max-age=0; domain=.bikes.example',
    '_ga_BIKES12=; path=/; max-age=0',
    '_ga_BIKES12=; path=/; max-age=0; domain=.www.bikes.example',
    '_ga_BIKES12=; path=/; max-age=0; domain=.bikes.example',
  ])
})

test('other cookies stay', () => {
  const { document, written } = jar('theme=dark; my_ga=1')
  deleteAnalyticsCookies(document, 'localhost')
  expect(written).toEqual([])
})
