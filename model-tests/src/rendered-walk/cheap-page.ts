// React's development build describes each render to developer tools if the console has these methods.
Object.assign(console, { createTask: undefined, timeStamp: undefined })

// It records the call stack of each element, until it has recorded 10,000 in a second. If React renames
// this counter, the tests take longer.
const { default: react } = await import('react')
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set: () => {},
  })

// Chromium lays out a transparent frame and finds what is under the pointer, but draws no pixel of it. In
// a browser with a window, the tests stay visible.
const frame = window.frameElement
if (frame !== null && 'style' in frame && navigator.userAgent.includes('Headless'))
  Object.assign(frame.style as object, { opacity: '0' })

export {}
