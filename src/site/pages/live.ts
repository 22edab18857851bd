/** Publication times: shown from `publishAt` until `expireAt`. A date means 00:00 UTC. */
export type Times = { publishAt?: string | undefined; expireAt?: string | undefined }

/** Whether something is shown at a moment, or why not. */
export type LiveState = 'live' | 'scheduled' | 'expired'

/** The state of something at a moment, in milliseconds since 1970. */
export function stateAt({ publishAt, expireAt }: Times, at: number): LiveState {
  if (expireAt !== undefined && at >= Date.parse(expireAt)) return 'expired'
  return publishAt !== undefined && at < Date.parse(publishAt) ? 'scheduled' : 'live'
}

/** Whether something has publication times. */
export function isTimed({ publishAt, expireAt }: Times): boolean {
  return publishAt !== undefined || expireAt !== undefined
}

/** The same without its times, which are not published. */
export function withoutTimes<Value extends Times>(value: Value): Value {
  if (!isTimed(value)) return value
  const { publishAt: _publishAt, expireAt: _expireAt, ...rest } = value
  return rest as Value
}

/** The published items of a list, without times. Returns the list itself if no item has times. */
export function liveOf<Value extends Times>(list: Value[], at: number): Value[] {
  return list.some(isTimed) ? list.filter((value) => stateAt(value, at) === 'live').map(withoutTimes) : list
}
