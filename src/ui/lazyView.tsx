import type { ComponentType } from 'react'
import { loadChunk } from '#src/services/chunks/loadChunk.ts'

/** A component whose code loads on demand. */
export type LazyView<Props> = {
  /** Fetches the code; settles when the component can render without waiting. Fails with the loader’s error and can then be tried again. */
  preload(): Promise<void>
  /** Renders the component; suspends while its code loads. */
  View: ComponentType<Props>
}

/**
 * Creates a lazy component from a loader; `name` names its chunk in messages. Unlike `React.lazy`, it renders at once if its code has
 * loaded, so the server and a prefetched navigation never show a fallback, and a failed load can be retried: rendering fails until
 * `preload` is called again.
 */
export function lazyView<Props extends object>(name: string, importView: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let Loaded: ComponentType<Props> | undefined
  let pending: Promise<void> | undefined
  // Kept until the next call of `preload`: React renders twice before it shows a failure, and loading each time would never end.
  let failure: { error: unknown } | undefined

  function preload() {
    if (pending) return pending
    failure = undefined
    pending = loadChunk(name, importView).then(
      (component) => {
        Loaded = component
      },
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }

  function keepFailure(error: unknown) {
    failure = { error }
  }

  function View(props: Props) {
    if (Loaded) return <Loaded {...props} />
    if (failure) throw failure.error
    // Suspense retries when the promise settles, whether or not it fails.
    throw preload().catch(keepFailure)
  }

  return { preload, View }
}
