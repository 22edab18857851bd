import { expect, test } from 'vitest'
import { movedSchema } from './schemaPath.ts'

test.each([
  ['../../schemas/json/page.schema.json', 'pages/a.json', 'pages/a/b.json', '../../../schemas/json/page.schema.json'],
  ['../../../schemas/json/page.schema.json', 'pages/a/b.json', 'pages/c.json', '../../schemas/json/page.schema.json'],
  ['../../schemas/json/page.schema.json', 'pages/a.json', 'pages/b.json', '../../schemas/json/page.schema.json'],
  ['../../../../../../../../x.json', 'pages/a.json', 'pages/b/c.json', '../../../../../../../../../x.json'],
  ['./x.json', 'pages/a.json', 'pages/b.json', './x.json'],
  ['https://bread.example/page.schema.json', 'pages/a.json', 'pages/b/c.json', 'https://bread.example/page.schema.json'],
  ['/srv/page.schema.json', 'pages/a.json', 'pages/b/c.json', '/srv/page.schema.json'],
])('%s of %s is in %s %s', (schema, from, to, moved) => {
  expect(movedSchema(schema, from, to)).toBe(moved)
})
