import { execFileSync } from 'node:child_process'
import { type IncomingMessage, type Server, type ServerResponse, createServer as createPlain, request } from 'node:http'
import { createServer as createSecure } from 'node:https'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A certificate for `localhost` that nobody else knows, as files. */
export interface Certificate {
  cert: string
  key: string
}

/** Makes a certificate with openssl. */
export function makeCertificate(folder: string): Certificate {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject]
  execFileSync('openssl', made, { stdio: 'pipe' })
  return { cert, key }
}

/** A server and its port. */
export interface Front {
  port: number
  close(): Promise<void>
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Answers over https, on a free port. */
export function secureFront({ cert, key }: Certificate, handler: Handler): Promise<Front> {
  return front(createSecure({ cert: readFileSync(cert), key: readFileSync(key) }, handler))
}

/** Sends visitors of http on to https, as whoever holds the certificate does. */
export function towardsHttps(httpsPort: number): Promise<Front> {
  return front(
    createPlain((request, response) => {
      response.writeHead(301, { Location: `https://localhost:${httpsPort}${request.url}` }).end()
    }),
  )
}

/** Hands requests on to a server on this machine, and says that they came by https. */
export function handOnTo(url: string): Handler {
  return (incoming, response) => {
    const headers = { ...incoming.headers, 'x-forwarded-proto': 'https' }
    const sent = request(new URL(incoming.url ?? '/', url), { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    incoming.pipe(sent)
  }
}

function front(server: Server): Promise<Front> {
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo
      const close = () =>
        new Promise<void>((resolve) => {
          server.close(() => resolve())
          server.closeAllConnections()
        })
      resolve({ port, close })
    })
  })
}
