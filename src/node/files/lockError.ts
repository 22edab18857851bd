/** Why a lock could not be had, in one sentence for people; `cause` is the system's error. */
export class LockError extends Error {
  override name = 'LockError'
}
