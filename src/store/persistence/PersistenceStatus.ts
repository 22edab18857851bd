/**
 * Whether results survive a reload, for one quiet note next to them.
 *
 * - `opening`: the stored value is still being read.
 * - `kept`: saved on this device.
 * - `memory-only`: not saved. `blocked`: the browser provides no storage. `full`: no room; retried with the next change. `foreign`: another
 * application’s value is under the key. `no-backup`: the stored value can be neither read nor copied, so it is left unchanged.
 * - `read-only`: the stored value is shown and left unchanged; new results are not saved. `newer-version`: a newer release wrote it.
 * - `timed-out`: storage did not respond in time, so nothing is written. Changes to `kept` if it responds late.
 *
 * `setAside` says how much of the stored value could not be read; the raw value is then under the backup key, or, with `no-backup`, where
 * it was.
 */
export type PersistenceStatus = StatusWord & { setAside: 'nothing' | 'some' | 'everything' }

/** The state of a PersistenceStatus, with the reason if it needs one. */
export type StatusWord =
  | { state: 'opening' | 'kept' | 'timed-out' }
  | { state: 'memory-only'; why: 'blocked' | 'full' | 'foreign' | 'no-backup' }
  | { state: 'read-only'; why: 'newer-version' }

/** The initial status; also that of a prerendered page. */
export const OPENING: PersistenceStatus = { state: 'opening', setAside: 'nothing' }
