import { ServeError } from '#src/node/hosting/serveError.ts'
import { urlOf } from '#src/site/words/urlOf.ts'

/** What may not stand in config, because everybody can read that. */
export type Secrets = {
  smtpUrl?: string | undefined
  webhookSecret?: string | undefined
  altchaKey?: string | undefined
  databaseUrl?: string | undefined
}

/** What the environment says about the receiver. */
export type ReceiverEnvironment = {
  secrets: Secrets
  /** The folder for messages; undefined where none is named. */
  folder?: string | undefined
  /** How many proxies stand before it, whose word on the address of a visitor is taken. */
  proxies: number
}

/** Reads the variables of the environment that the receiver knows. Throws a `ServeError` for one that cannot be meant. */
export function readEnvironment(variables: Record<string, string | undefined>): ReceiverEnvironment {
  const { FORMS_SMTP_URL, FORMS_WEBHOOK_SECRET, FORMS_ALTCHA_KEY, FORMS_DATABASE_URL, FORMS_DATA, TRUST_PROXY = '0' } = variables
  // The address itself holds a password, so it is not shown.
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
