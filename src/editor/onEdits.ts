/// <reference types="vite/types/importMeta.d.ts" />

/** Calls when config or code has changed, as the preview tells all its pages. */
export function onEdits(listener: () => void): void {
  import.meta.hot?.on('site:changed', listener)
}
