import { z } from 'zod'

/** The version of the shape of all config files. It increases when older files must be rewritten, which `npm run upgrade` does. */
export const CONFIG_VERSION = 4

/** Fields of site.json with their old and new names. */
export const OLD_NAMES: Readonly<Record<string, string>> = { version: 'configVersion', toolWords: 'words.recruiting' }

/** The version of a config; the first version if the config names none. */
export const ConfigVersion = z
  .int()
  .refine((version) => version === CONFIG_VERSION, {
    error: ({ input }) =>
      Number(input) > CONFIG_VERSION
        ? `this config is for a newer page builder than this one, which reads version ${CONFIG_VERSION}; install the newer page builder`
        : Number(input) < 1
          ? `this version does not exist; use ${CONFIG_VERSION}, the current one`
          : `this config has an older version; run npm run upgrade, which converts it to version ${CONFIG_VERSION} and shows the changes`,
    params: { code: 'E_VERSION' },
  })
  .optional()
  .describe(
    `Version of the config files, written by npm run upgrade. The current version is ${CONFIG_VERSION}. Default: the first version.`,
  )
