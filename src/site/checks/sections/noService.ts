import { rule } from '#src/site/checks/rule.ts'

export const noService = rule({
  code: 'E_NO_SERVICE',
  group: 'sections',
  severity: 'error',
  title: 'Service without an address',
  about: 'A form or a tool sends data to a backend service, and site.json has no address for that service.',
  hint: 'Add the address of the service to "backends" of site.json.',
  advice: 'Add the address to backends of site.json, or use another kind of delivery.',
  example: {
    inWords: {
      bad:
        'A form whose `delivery` is `{ "kind": "endpoint", "service": "user", "path": "/orders" }`, on a site whose `backends` have no ' +
        '`user`.',
      good: 'The same form where `backends` say `"user": "https://orders.brot-und-blume.example"`.',
    },
  },
  ignoresWords: true,
  check: ({ pages, settings }) => {
    if (!settings) return []
    const users = new Map(pages.flatMap(({ file, uses }) => uses.services.map((service) => [service, file] as const)))
    return [...users].flatMap(([service, user]) =>
      settings.backends[service] === undefined
        ? [{ file: 'site.json', keyPath: ['backends'], message: `there is no address for the service "${service}", which ${user} uses` }]
        : [],
    )
  },
})
