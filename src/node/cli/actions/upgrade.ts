import { runPlan } from '#src/node/cli/runPlan.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { planUpgrade } from '#src/node/edit/planUpgrade.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'

/** Upgrades an older config and prints the changes; a dry run writes nothing. Returns 0 on success, 1 if it is not possible. */
export function upgrade({ configDir, dryRun = false }: { configDir: string; dryRun?: boolean | undefined }): number {
  const config = configBefore(configDir)
  const missing = config.problems.filter(({ code }) => code === 'E_NO_CONFIG')
  if (missing.length > 0) {
    console.error(problemsAsText(missing))
    return 1
  }
  const plan = planUpgrade(config)
  if ('changes' in plan && plan.changes.length > 0 && !dryRun) runPlan(configDir, plan, { label: '', isDryRun: true })
  return runPlan(configDir, plan, { label: 'upgrade the config to the current version', isDryRun: dryRun })
}
