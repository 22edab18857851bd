const REASONS: Record<string, string> = {
  EACCES: 'permission was denied',
  EBUSY: 'it is in use by another program',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'something else with this name exists',
  EFBIG: 'the file would exceed the maximum file size',
  EIO: 'the disk has failed',
  EISDIR: 'it is a folder',
  ELOOP: 'its symbolic links form a loop',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ENOENT: 'it does not exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  ENOTEMPTY: 'the folder is not empty',
  EPERM: 'the operating system does not allow it',
  EROFS: 'the disk is read-only',
  EXDEV: 'the two places are on different disks',
}

/** The system’s error code (`ENOENT`, `EADDRINUSE` …), or `undefined`. */
export function errorCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : undefined
}

/** Why a system call failed, as a phrase without a full stop. Unknown errors keep their own message. */
export function errorReason(error: unknown): string {
  const code = errorCode(error)
  return (code && REASONS[code]) ?? (error instanceof Error ? error.message : String(error))
}

/** Why a system call failed, as in `errorReason`; undefined if none did. Errors of threads have only a message. */
export function systemReason(error: unknown): string | undefined {
  const code = errorCode(error) ?? (error instanceof Error ? error.message.split(': ')[0] : undefined)
  return code === undefined || !Object.hasOwn(REASONS, code) ? undefined : REASONS[code]
}

/** The file or folder of a failed system call, as it was named; undefined if the error names none. */
export function errorPlace(error: unknown): string | undefined {
  const { path, message } = Object(error) as { path?: unknown; message?: unknown }
  if (typeof path === 'string') return path
  return systemReason(error) === undefined ? undefined : String(message).split("'")[1]
}
