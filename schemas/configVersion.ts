import { z } from 'zod'

/** The version of the shape of all config files. It grows when older files have to be rewritten; `npm run upgrade` does that. */
export const CONFIG_VERSION = 4

/** What fields of site.json were called in older versions, and what they are called now. */
export const OLD_NAMES: Readonly<Record<string, string>> = { version: 'configVersion', toolWords: 'words.recruiting' }

/** The version that a config says it has; one without it has the first. */
export const ConfigVersion = z
  .int()
  .refine((version) => version === CONFIG_VERSION, {
    error: ({ input }) =>
      Number(input) > CONFIG_VERSION
        ? `this config is for a newer page builder than this one, which reads version ${CONFIG_VERSION}; install the newer one`
        : Number(input) < 1
          ? `there is no such version; write ${CONFIG_VERSION}, the present one`
          : `this config is of an older version; run npm run upgrade, which makes it one of version ${CONFIG_VERSION} and shows what it changes`,
    params: { code: 'E_VERSION' },
  })
  .optional()
  .describe(
    `Version of the config files; ${CONFIG_VERSION} is the present one. npm run upgrade writes it. Without it, it is the first one.`,
  )
