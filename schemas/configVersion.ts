import { z } from 'zod'

/** The version of the shape of all config files. It grows when a config has to be changed by hand or by a migration. */
const CONFIG_VERSION = 1

/** The version that a config says it has; one without it has the first. */
export const ConfigVersion = z
  .int()
  .refine((version) => version === CONFIG_VERSION, {
    error: ({ input }) =>
      Number(input) > CONFIG_VERSION
        ? `this config is for a newer page builder; this one reads version ${CONFIG_VERSION}, so install the newer one`
        : `there is no such version; the first and present one is ${CONFIG_VERSION}, so nothing has to be migrated and 1 can be written`,
    params: { code: 'E_VERSION' },
  })
  .default(CONFIG_VERSION)
  .describe('Version of the config files; 1 is the first and present one.')
