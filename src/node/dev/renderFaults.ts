import { renderFault } from '#src/node/render/renderFault.ts'
import { type CodeFault, codeFault } from './codeFault.ts'

/** Why pages cannot be rendered, each with its path and the digest of the state that failed. */
export type RenderFaults = {
  /** Records the error thrown while rendering a page; without an error, removes the entry. */
  note(path: string, digest: string, thrown?: unknown): void
  /** The entries that still apply; `digestOf` returns the current digest of a page. */
  now(digestOf: (path: string) => string): CodeFault[]
}

/** Tracks the pages that cannot be rendered. Entries of pages that have changed since are dropped. */
export function renderFaults(): RenderFaults {
  const known = new Map<string, { digest: string; fault: CodeFault }>()
  return {
    note(path, digest, thrown) {
      if (thrown === undefined) return void known.delete(path)
      const { place } = codeFault(thrown)
      known.set(path, { digest, fault: { message: `the page ${path} could not be rendered: ${renderFault(thrown).failure}`, place } })
    },
    now(digestOf) {
      for (const [path, { digest }] of known) if (digestOf(path) !== digest) known.delete(path)
      return [...known.values()].map(({ fault }) => fault)
    },
  }
}
