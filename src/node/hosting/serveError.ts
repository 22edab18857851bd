import { errorCode, errorReason } from '#src/node/files/systemError.ts'

/** Why the site cannot be served, in one line. */
export class ServeError extends Error {
  override name = 'ServeError'
}

const ADVICE = 'Leave HOST out to serve this machine only, or use HOST=0.0.0.0 to serve others too.'

const LISTENING: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port) =>
    `Port ${port} is already in use. Stop the other program or choose another: PORT=${port < 65535 ? port + 1 : port - 1} npm start`,
  EACCES: (port) => `Port ${port} needs administrator rights. Choose one above 1023: PORT=4173 npm start`,
  EADDRNOTAVAIL: (_port, host) => `${host} is not an address of this machine. ${ADVICE}`,
  ENOTFOUND: (_port, host) => `The host ${host} is not known. ${ADVICE}`,
  EAI_AGAIN: (_port, host) => `The host ${host} is not known. ${ADVICE}`,
}

/** A listen error as a `ServeError` that says what to do. */
export function listenError(error: unknown, port: number, host: string): ServeError {
  const message =
    LISTENING[errorCode(error) ?? '']?.(port, host) ?? `The server cannot listen on port ${port} of ${host}: ${errorReason(error)}.`
  return new ServeError(message, { cause: error })
}
