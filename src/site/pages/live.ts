/** When something is shown: from `publishAt` on, and no longer from `expireAt` on. A day means 00:00 UTC. */
export type Times = { publishAt?: string | undefined; expireAt?: string | undefined }

/** Whether something is shown at a moment, or why not. */
export type LiveState = 'live' | 'scheduled' | 'expired'

/** The state of something at a moment, in milliseconds since 1970. */
export function stateAt({ publishAt, expireAt }: Times, at: number): LiveState {
  if (expireAt !== undefined && at >= Date.parse(expireAt)) return 'expired'
  return publishAt !== undefined && at < Date.parse(publishAt) ? 'scheduled' : 'live'
}

/** Whether something has times at all. */
export function isTimed({ publishAt, expireAt }: Times): boolean {
  return publishAt !== undefined || expireAt !== undefined
}

/** The same without its times, which stay private once it is shown. */
export function withoutTimes<Value extends Times>(value: Value): Value {
  if (!isTimed(value)) return value
  const { publishAt: _publishAt, expireAt: _expireAt, ...rest } = value
  return rest as Value
}

/** What is live of a list, without times. The list itself when nothing in it has any. */
export function liveOf<Value extends Times>(list: Value[], at: number): Value[] {
  return list.some(isTimed) ? list.filter((value) => stateAt(value, at) === 'live').map(withoutTimes) : list
}
