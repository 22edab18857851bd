import { ServeError } from '#src/node/hosting/serveError.ts'
import { urlOf } from '#src/site/words/urlOf.ts'

/** Secrets, which must not be in config, because it is not confidential. */
export type Secrets = {
  smtpUrl?: string | undefined
  webhookSecret?: string | undefined
  altchaKey?: string | undefined
  databaseUrl?: string | undefined
}

/** The receiver’s settings from the environment. */
export type ReceiverEnvironment = {
  secrets: Secrets
  /** The folder for messages; undefined if it is not set. */
  folder?: string | undefined
  /** Number of proxies in front of it whose `X-Forwarded-For` is trusted. */
  proxies: number
}

/** Reads the receiver’s environment variables. Throws a `ServeError` for an invalid one. */
export function readEnvironment(variables: Record<string, string | undefined>): ReceiverEnvironment {
  const { FORMS_SMTP_URL, FORMS_WEBHOOK_SECRET, FORMS_ALTCHA_KEY, FORMS_DATABASE_URL, FORMS_DATA, TRUST_PROXY = '0' } = variables
  // The URL contains a password, so it is not shown.
  demand(
    !FORMS_SMTP_URL || isUrl(FORMS_SMTP_URL, /^smtps?:$/),
    'FORMS_SMTP_URL must be an address such as smtps://user:password@mail.example.com.',
  )
  demand(
    !FORMS_DATABASE_URL || isUrl(FORMS_DATABASE_URL, /^postgres(?:ql)?:$/),
    'FORMS_DATABASE_URL must be an address such as postgresql://user:password@db.example.com/forms.',
  )
  demand(/^\d{0,2}$/.test(TRUST_PROXY), `TRUST_PROXY is "${TRUST_PROXY}"; it must be the number of proxies before the receiver, such as 1.`)
  return {
    secrets: {
      smtpUrl: FORMS_SMTP_URL || undefined,
      webhookSecret: FORMS_WEBHOOK_SECRET || undefined,
      altchaKey: FORMS_ALTCHA_KEY || undefined,
      databaseUrl: FORMS_DATABASE_URL || undefined,
    },
    folder: FORMS_DATA || undefined,
    proxies: Number(TRUST_PROXY),
  }
}

function isUrl(text: string, protocol: RegExp): boolean {
  return protocol.test(urlOf(text)?.protocol ?? '')
}

function demand(isRight: boolean, message: string): asserts isRight {
  if (!isRight) throw new ServeError(message)
}
