import { realpathSync, statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { applyFix } from '#src/node/validate/fix/applyFix.ts'
import { renderWhole } from '#src/node/render/pageWriter.ts'
import { renderFault } from '#src/node/render/renderFault.ts'
import type { CodeFault } from './codeFault.ts'
import { codeFaultView } from './codeFaultView.ts'
import type { PreviewContext } from './previewContext.ts'
import type { Endpoint } from './endpoint.ts'
import { pageState } from './pageState.ts'
import { problemView } from './problemView.ts'
import { refused } from './refused.ts'
import type { Problem } from '#src/site/problem.ts'
import { sectionPlaces } from '#src/node/config/parse/sectionPlaces.ts'

/** The number of problems in the overlay, errors first; longer lists are easier to read in the terminal. */
const MOST_SHOWN = 200

/** The table: the endpoints for the preview’s own scripts. A GET has a query, a POST a JSON object. */
export const endpoints: Record<string, Endpoint> = {
  '/_dev/problems': {
    method: 'GET',
    answer(desk) {
      const { problems, isBroken, good } = desk.preview
      const faults = faultsOf(desk)
      const isError = ({ severity }: Problem) => severity === 'error'
      const shown = [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))]
      return {
        status: 200,
        body: {
          state: isBroken || faults.length > 0 ? 'broken' : 'good',
          hasPage: good !== null,
          problems: [...faults.map(codeFaultView), ...shown.slice(0, MOST_SHOWN).map(problemView)],
          more: Math.max(0, shown.length - MOST_SHOWN),
        },
      }
    },
  },
  '/_dev/page': {
    method: 'GET',
    async answer({ preview: { good }, entry, version, renderFaults }, { path, have }) {
      if (!good) return refused(404, 'The site has not built successfully yet.')
      const { digest, data, head } = pageState(good, String(path), version)
      if (digest === have) return { status: 200, body: { digest } }
      const { shell, baseCss } = good.frame
      try {
        const { html, css } = await renderWhole(entry, shell, data, baseCss)
        renderFaults.note(String(path), digest)
        return { status: 200, body: { digest, shell, data, head, html, css } }
      } catch (error) {
        // The page then reloads its document, which gives the reason.
        renderFaults.note(String(path), digest, error)
        return refused(500, renderFault(error).failure)
      }
    },
  },
  '/_dev/sections': {
    method: 'GET',
    answer({ configDir, preview: { good }, version }, { path }) {
      return { status: 200, body: good ? sectionPlaces(configDir, pageState(good, String(path), version).page) : [] }
    },
  },
  '/_dev/open': {
    method: 'POST',
    async answer(desk, { file, line, column }) {
      const { configDir, openInEditor, guard } = desk
      if (guard) return refused(403, 'Files open in the text editor of the server. Change them here instead.')
      const ofCode = faultsOf(desk).find((fault) => fault.place && codeFaultView(fault).file === file)?.place?.file
      const path = ofCode ?? (typeof file === 'string' ? insideOf(configDir, file) : undefined)
      if (path === undefined) return refused(404, 'The config folder does not contain this file.')
      await openInEditor(`${path}:${count(line)}:${count(column)}`)
      return { status: 200, body: {} }
    },
  },
  '/_dev/fix': {
    method: 'POST',
    answer({ configDir, preview, guard }, { id }) {
      if (guard) return refused(403, 'With roles, fixes are made in the fields of the editor.')
      const problem = preview.problems.find((known) => problemView(known).id === id)
      if (!problem) return refused(409, 'The file has changed in the meantime. Check the current problems.')
      const result = applyFix(configDir, problem)
      return result.status === 'done' ? { status: 200, body: {} } : refused(409, result.message)
    },
  },
}

/** Why code cannot be run, and why pages cannot be rendered. */
function faultsOf({ fault, renderFaults, preview: { good }, version }: PreviewContext): CodeFault[] {
  const faults = good ? renderFaults.now((path) => pageState(good, path, version).digest) : []
  return fault ? [fault, ...faults] : faults
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 1
}

/** The location on disk of a file named in a problem; undefined unless it is inside the config folder, links followed. */
function insideOf(configDir: string, file: string): string | undefined {
  try {
    const path = realpathSync(resolve(file))
    return path.startsWith(realpathSync(configDir) + sep) && statSync(path).isFile() ? path : undefined
  } catch {
    return undefined
  }
}
