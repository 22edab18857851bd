import { brokenCode } from './brokenCode.ts'
import { compileSchema } from './compileSchema.ts'
import type { BuildFile, PackageBuild } from './PackageBuild.ts'
import type { Reached } from './reached.ts'
import type { SectionFault } from './sectionCode.ts'

/** A source of published files: a package, or a single section type. */
type Publishing = { name: string; folder: string; build: string | undefined }

/** Runs the `build.ts` of a package: its exports, and all of its inputs. Undefined if there is none. */
export async function readBuild({
  name,
  folder,
  build: file,
}: Publishing): Promise<(BuildFile & { reached: Reached }) | SectionFault | undefined> {
  if (file === undefined) return undefined
  try {
    const { found, bundle } = await compileSchema(file)
    const { default: build } = found
    if (typeof build !== 'function')
      return {
        file,
        line: 1,
        column: 1,
        message: 'the default export is not a function',
        hint: 'Export a function that returns the files to publish (docs/sections.md).',
      }
    return { name, folder, file, build: build as PackageBuild, reached: bundle.reached }
  } catch (error) {
    return brokenCode(file, error, { what: 'the code that returns the files to publish', hint: 'Fix the code.' })
  }
}
