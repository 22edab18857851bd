import { expect, test } from 'vitest'
import { menuPlaceName } from './menuPlaceName.ts'

const menus = {
  header: [{ key: 'solutions', title: 'Solutions', groups: [{ key: 'size', title: 'By size' }] }],
  footer: [{ key: 'company', title: 'Company' }],
}

test.each([
  [{ menu: 'header', entry: 'solutions', group: 'size' }, 'Header › Solutions › By size'],
  [{ menu: 'footer', column: 'company' }, 'Footer › Company'],
  [{ menu: 'header', entry: 'gone', group: 'size' }, 'Header › gone › size'],
])('a place in a menu has the name that visitors see: %j', (place, name) => {
  expect(menuPlaceName(menus, place)).toBe(name)
})
