type Listener = { target: EventTarget; type: string; listener: unknown; capture: boolean }

/**
 * Tracks the listeners on window and document by replacing `addEventListener` and
 * `removeEventListener`. `types` returns the event types of the current listeners, sorted. `stop`
 * restores the methods.
 */
export function trackListeners(): { types(): readonly string[]; stop(): void } {
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const listeners: Listener[] = []
  const captures = (options: unknown) =>
    options === true ||
    (typeof options === 'object' &&
      options !== null &&
      'capture' in options &&
      options.capture === true)
  const isSame = (entry: Listener, other: Listener) =>
    entry.target === other.target &&
    entry.type === other.type &&
    entry.listener === other.listener &&
    entry.capture === other.capture
  const remove = (removed: Listener) => {
    const index = listeners.findIndex((entry) => isSame(entry, removed))
    if (index >= 0) listeners.splice(index, 1)
  }
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window
    const entry = { target, type, listener, capture: captures(options) }
    if (target === window || target === document) {
      if (!listeners.some((other) => isSame(entry, other))) listeners.push(entry)
      if (typeof options === 'object')
        options.signal?.addEventListener('abort', () => remove(entry))
    }
    return addEventListener.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window
    remove({ target, type, listener, capture: captures(options) })
    return removeEventListener.call(target, type, listener, options)
  }
  return {
    types: () => listeners.map(({ type }) => type).sort(),
    stop() {
      Object.assign(EventTarget.prototype, { addEventListener, removeEventListener })
    },
  }
}
