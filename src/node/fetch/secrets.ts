import { urlOf } from '#src/site/words/urlOf.ts'

/** Environment variables in a text, as `${NAME}`. */
const VARIABLE = /\$\{([A-Z][A-Z0-9_]*)\}/g

/** Shorter values are parts of ordinary words. */
const SHORTEST = 4

/** The environment variables that sources name; their values must never be shown. */
export type Secrets = {
  /** A text with the values of its variables, or why there are none. */
  fill(text: string, encode?: (value: string) => string): string | { failure: string }
  /** A message without the values of all variables that were filled in. */
  hide(message: string): string
}

/** The secrets of an environment. */
export function secretsOf(environment: Record<string, string | undefined>): Secrets {
  const used = new Set<string>()
  return {
    fill(text, encode = (value) => value) {
      let failure: string | undefined
      const filled = text.replace(VARIABLE, (_, name: string) => {
        const value = environment[name]?.trim()
        if (!value) failure ??= `the environment variable ${name} is not set`
        else if (/[\r\n\0]/.test(value)) failure ??= `the environment variable ${name} contains a line break`
        if (!value) return ''
        for (const part of [value, encodeURIComponent(value), ...passwordIn(value)]) if (part.length >= SHORTEST) used.add(part)
        return encode(value)
      })
      return failure === undefined ? filled : { failure }
    },
    hide: (message) => [...used].sort((a, b) => b.length - a.length).reduce((shown, value) => shown.replaceAll(value, '…'), message),
  }
}

/** The password of an address, which a message may name by itself. */
function passwordIn(value: string): string[] {
  const password = urlOf(value)?.password ?? ''
  return password === '' ? [] : [password, decodeURIComponent(password)]
}
