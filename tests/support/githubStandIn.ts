import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** The answers of GitHub, by method and path; all others are not found. */
export type Answers = Record<string, { status: number; body: unknown }>

/** A received request. */
export type Asked = { method: string; path: string; token: string | undefined; body: unknown }

/** A local server that answers like GitHub’s API until the test ends. */
export async function githubStandIn(answers: Answers): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method = '', url: path = '', headers } = request
      asked.push({ method, path, token: headers.authorization, body })
      const { status, body: answer } = answers[`${method} ${path}`] ?? { status: 404, body: { message: 'Not Found' } }
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const part of request as AsyncIterable<Buffer>) text += part.toString()
  return text === '' ? undefined : JSON.parse(text)
}
