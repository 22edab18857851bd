/** Why a lock could not be acquired, in one sentence; `cause` is the system’s error. */
export class LockError extends Error {
  override name = 'LockError'
}
