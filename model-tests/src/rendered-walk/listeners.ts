type Heard = { target: EventTarget; type: string; listener: unknown; capture: boolean }

/**
 * Counts listeners on window and document, except those that React never removes. Returns the count
 * and a function that stops counting.
 */
export function countListeners(): { on(): readonly string[]; stop(): void } {
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const heard: Heard[] = []
  const captures = (options: unknown) =>
    options === true ||
    (typeof options === 'object' &&
      options !== null &&
      'capture' in options &&
      options.capture === true)
  const isSame = (one: Heard, other: Heard) =>
    one.target === other.target &&
    one.type === other.type &&
    one.listener === other.listener &&
    one.capture === other.capture
  const forget = (gone: Heard) => {
    const place = heard.findIndex((one) => isSame(one, gone))
    if (place >= 0) heard.splice(place, 1)
  }
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window
    const one = { target, type, listener, capture: captures(options) }
    if (target === window || target === document) {
      if (!heard.some((other) => isSame(one, other))) heard.push(one)
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => forget(one))
    }
    return addEventListener.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window
    forget({ target, type, listener, capture: captures(options) })
    return removeEventListener.call(target, type, listener, options)
  }
  return {
    on: () => heard.map(({ type }) => type).sort(),
    stop() {
      Object.assign(EventTarget.prototype, { addEventListener, removeEventListener })
    },
  }
}
