import { loadSite } from '#src/node/config/loadSite.ts'
import { belowFolder } from '#src/node/patch/belowFolder.ts'
import { draftMemory } from '#src/node/edit/draftMemory.ts'
import { draftFiles } from '#src/node/patch/draftFiles.ts'
import { readSources } from '#src/node/edit/sources.ts'
import type { Problem } from '#src/site/problem.ts'
import type { ToolPlace } from './tool.ts'

/** The problems of a config, with relative paths, without those of inaccessible drafts. */
export function reachableProblems({ configDir, allowDrafts, now }: ToolPlace): Problem[] {
  const problems = belowFolder(loadSite(configDir, { at: now().getTime(), memory: draftMemory(configDir) }).problems, configDir)
  const isMissing = problems.some(({ code }) => code === 'E_NO_CONFIG')
  const hidden = allowDrafts || isMissing ? new Set<string>() : draftFiles(readSources(configDir))
  return problems.filter(({ file }) => !hidden.has(file))
}
