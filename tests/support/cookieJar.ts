import { request } from 'node:http'

/** A request: `fetch` of Node would add headers of its own. */
type Asked = { method?: string; body?: string | URLSearchParams; headers?: Record<string, string> }

/** A browser without windows: it keeps cookies by host, and follows redirects only when asked to. */
export type Visitor = {
  ask(url: string, options?: Asked): Promise<Response>
  /** Follows redirects until there is a page, or until `until` says that an address is far enough. */
  follow(url: string, until?: (url: string) => boolean): Promise<{ url: string; response: Response }>
  cookies: Map<string, string>
}

/** A visitor who opens documents; names of cookies include the host with its port. */
export function visitor(): Visitor {
  const cookies = new Map<string, string>()

  async function ask(url: string, options: Asked = {}): Promise<Response> {
    const { host } = new URL(url)
    const own = [...cookies].flatMap(([key, value]) => (key.startsWith(`${host} `) ? [`${key.slice(host.length + 1)}=${value}`] : []))
    const headers = { accept: 'text/html', cookie: own.join('; '), ...options.headers }
    const response = await send(url, { ...options, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      const isOver = /max-age=0|expires=thu, 01 jan 1970/i.test(line)
      if (isOver) cookies.delete(`${host} ${pair.slice(0, at)}`)
      else cookies.set(`${host} ${pair.slice(0, at)}`, pair.slice(at + 1))
    }
    return response
  }

  return {
    ask,
    cookies,
    async follow(start, until = () => false) {
      let url = start
      for (let hop = 0; hop < 20; hop++) {
        const response = await ask(url)
        const to = response.headers.get('location')
        if (to === null) return { url, response }
        await response.arrayBuffer()
        url = new URL(to, url).href
        if (until(url)) return { url, response }
      }
      throw new Error(`${start} leads in a circle`)
    },
  }
}

function send(url: string, { method = 'GET', body, headers }: Asked): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const given = Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
          values!.map((value): [string, string] => [name, value]),
        )
        resolve(new Response(Buffer.concat(parts), { status: answer.statusCode!, headers: given }))
      })
    })
    sent.on('error', reject)
    sent.end(body?.toString())
  })
}

/** Logs in at the forms of `oidc-provider`; returns the address to which it sends the visitor back. */
export async function logInAt(person: Visitor, start: string, account: string, home: string): Promise<string> {
  let at = await person.follow(start, (url) => url.startsWith(`${home}/_team/callback`))
  while (!at.url.startsWith(home)) {
    const page = await at.response.text()
    const action = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? at.url, at.url).href
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? ''
    const body = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: account, password: 'any' }) })
    const sent = await person.ask(action, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    at = await person.follow(new URL(sent.headers.get('location') ?? '/', action).href, (url) => url.startsWith(`${home}/_team/callback`))
  }
  return at.url
}
