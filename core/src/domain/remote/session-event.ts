/** An event of a remote session. `data` is untrusted. */
export type SessionEvent = {
  topic: string
  params: { chainId: string; event: { name: string; data: unknown } }
}

/** Whether an unknown value has the form of a session event. Never throws. */
export function isSessionEvent(value: unknown): value is SessionEvent {
  try {
    if (
      !isObject(value) ||
      !('id' in value) ||
      !('topic' in value) ||
      typeof value.topic !== 'string'
    )
      return false
    const params = 'params' in value ? value.params : null
    if (!isObject(params) || !('chainId' in params) || typeof params.chainId !== 'string')
      return false
    const event = 'event' in params ? params.event : null
    return isObject(event) && 'name' in event && typeof event.name === 'string'
  } catch {
    return false
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
