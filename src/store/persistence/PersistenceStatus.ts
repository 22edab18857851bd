/**
 * Whether results survive a reload, for one quiet note where they appear.
 *
 * - `opening`: the stored value is still being read.
 * - `kept`: saved on this device.
 * - `memory-only`: not saved. `blocked`: the browser gives no storage. `full`: no room; tried again with the next change. `foreign`:
 *   another application’s value is under the key. `no-backup`: what is stored cannot be read and cannot be copied aside, so it is left.
 * - `read-only`: what is stored is shown and left as it is; new results are not saved. `newer-version`: a newer release wrote it.
 * - `timed-out`: storage did not answer in time, so nothing is written over what may be there. Changes to `kept` if it answers late.
 *
 * `setAside` says how much of the stored value could not be read; the raw value is then kept under the backup key, or, with `no-backup`,
 * where it was.
 */
export type PersistenceStatus = StatusWord & { setAside: 'nothing' | 'some' | 'everything' }

/** The word of a PersistenceStatus, and the reason where it needs one. */
export type StatusWord =
  | { state: 'opening' | 'kept' | 'timed-out' }
  | { state: 'memory-only'; why: 'blocked' | 'full' | 'foreign' | 'no-backup' }
  | { state: 'read-only'; why: 'newer-version' }

/** The status before anything is known; also that of a prerendered page. */
export const OPENING: PersistenceStatus = { state: 'opening', setAside: 'nothing' }
