// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import FieldList from './view.tsx'

const common = { type: 'fieldList', tone: 'plain', reveal: false } as const

test('fields are a list of labels and values; several values are a list of their own', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <FieldList
      {...common}
      title="At a glance"
      rows={[
        { label: 'Open', items: [{ words: '2 October 2026' }] },
        { label: 'Room', items: [{ words: 'Cellar', href: '/rooms/cellar' }] },
        { label: 'For', items: [{ words: 'Adults' }, { words: 'Schools' }] },
        { label: 'About', html: '<p>Salt</p>' },
        { label: 'Poster', picture: { src: '/assets/salt.svg', alt: 'A circle', width: 8, height: 6 } },
      ]}
    />,
  )
  expect([...document.querySelectorAll('dl > div > dt')].map(({ textContent }) => textContent)).toEqual([
    'Open',
    'Room',
    'For',
    'About',
    'Poster',
  ])
  const values = [...document.querySelectorAll('dd')]
  expect(values[0]!.textContent).toBe('2 October 2026')
  expect(values[1]!.querySelector('a')).toMatchObject({ pathname: '/rooms/cellar', textContent: 'Cellar' })
  expect([...values[2]!.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Adults', 'Schools'])
  expect(values[3]!.querySelector('p')?.textContent).toBe('Salt')
  expect(values[4]!.querySelector('img')?.alt).toBe('A circle')
})

test('without values there is no empty list', () => {
  document.body.innerHTML = renderToStaticMarkup(<FieldList {...common} rows={[]} />)
  expect(document.querySelector('dl')).toBeNull()
})
