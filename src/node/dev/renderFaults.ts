import { renderFault } from '#src/node/render/renderFault.ts'
import { type CodeFault, codeFault } from './codeFault.ts'

/** Why pages cannot be rendered as they are now, each by its path and the digest of what it would show. */
export type RenderFaults = {
  /** Notes what was thrown while a page was rendered; nothing when it could be. */
  note(path: string, digest: string, thrown?: unknown): void
  /** Those that hold still; `digestOf` gives the digest of a page as it is now. */
  now(digestOf: (path: string) => string): CodeFault[]
}

/** Keeps which pages cannot be rendered. What has changed since is forgotten. */
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
