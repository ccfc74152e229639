import { expect, test } from 'vitest'
import { createPageWindows, type OtherWindow, type WindowHost } from './page-windows.ts'

const page = 'http://localhost:3000'
const kit = { v: 1, kind: 'kit' }

function createWindow() {
  const sent: unknown[] = []
  const state = { closed: false }
  const handle: OtherWindow = {
    get closed() {
      return state.closed
    },
    postMessage: (message, origin) => void sent.push([origin, message.kind]),
  }
  return { handle, sent, state }
}

function createEnvironment(given: Partial<WindowHost> = {}) {
  const received: unknown[] = []
  const opened = createWindow()
  let origins: readonly string[] = []
  let say: Parameters<WindowHost['listen']>[0] = () => {}
  let updates = 0
  const host: WindowHost = {
    origin: 'http://localhost:4100',
    opener: null,
    openerOrigin: '',
    open: () => opened.handle,
    isBlank: () => false,
    hasOpened: () => false,
    listen: (listener) => {
      say = listener
    },
    openedOrigins: () => origins,
    saveOpenedOrigins: (next) => {
      origins = next
    },
    ...given,
  }
  const windows = createPageWindows({
    host,
    receive: (message, origin) => received.push([origin, message]),
    changed: () => {
      updates += 1
    },
  })
  return {
    windows,
    opened,
    received,
    origins: () => origins,
    updates: () => updates,
    say: (data: unknown, origin: string, source: OtherWindow | null) =>
      say({ data, origin, source }),
    states: () => windows.get().map(({ origin, state }) => [origin, state]),
  }
}

test('createPageWindows follows a page that it has opened, with the exact origin', () => {
  const env = createEnvironment()
  expect(env.windows.open(`${page}/shop?a=1#b`)).toBeNull()
  env.windows.hello(() => [])
  expect([env.opened.sent, env.states()]).toEqual([[[page, 'hello']], [[page, 'waiting']]])
  env.say(kit, page, env.opened.handle)
  expect([env.received, env.states()]).toEqual([[[page, kit]], [[page, 'following']]])
  env.say({ v: 1, kind: 'gone' }, page, env.opened.handle)
  expect(env.states()).toEqual([[page, 'waiting']])
  expect(env.updates()).toBe(3)
})

test('createPageWindows follows the page that opened the visualizer', () => {
  const { handle, sent } = createWindow()
  const env = createEnvironment({ opener: handle, openerOrigin: page })
  env.windows.hello(() => [])
  env.say(kit, page, handle)
  expect([sent, env.received]).toEqual([[[page, 'hello']], [[page, kit]]])
})

test.each(['', 'http://localhost:4100', 'javascript:alert(1)', 'null'])(
  'createPageWindows does not follow an opener of the origin %j',
  (openerOrigin) => {
    const { handle, sent } = createWindow()
    const env = createEnvironment({ opener: handle, openerOrigin })
    env.windows.hello(() => [])
    env.say(kit, openerOrigin, handle)
    expect([sent, env.received, env.states()]).toEqual([[], [], []])
  },
)

test('createPageWindows reports an opener that a header separates from the visualizer', () => {
  expect(createEnvironment({ openerOrigin: page }).states()).toEqual([[page, 'closed']])
})

test('createPageWindows ignores messages of unknown windows and of other origins', () => {
  const env = createEnvironment()
  env.windows.open(page)
  env.say(kit, 'http://evil.example', env.opened.handle)
  env.say(kit, page, createWindow().handle)
  env.say(kit, page, null)
  expect([env.received, env.states()]).toEqual([[], [[page, 'waiting']]])
})

test.each([null, 'text', {}, { type: 'wallet' }, { v: 1, kind: 'hello' }, { kind: 'ready' }])(
  'createPageWindows ignores the message %j of a followed page, which is not for a visualizer',
  (message) => {
    const env = createEnvironment()
    env.windows.open(page)
    env.say(message, page, env.opened.handle)
    expect([env.received, env.states()]).toEqual([[], [[page, 'waiting']]])
  },
)

test('createPageWindows passes on that a page of a followed origin is left, which has no source', () => {
  const env = createEnvironment()
  const gone = { v: 1, kind: 'gone' }
  env.windows.open(page)
  env.say(gone, 'http://evil.example', null)
  env.say(gone, page, null)
  expect(env.received).toEqual([[page, gone]])
})

test('createPageWindows finds a page again that it opened before its own reload', () => {
  const { handle } = createWindow()
  const env = createEnvironment({ openedOrigins: () => [page], hasOpened: (one) => one === handle })
  env.say(kit, 'http://localhost:3001', handle)
  expect(env.states()).toEqual([])
  env.say(kit, page, handle)
  expect([env.received, env.states()]).toEqual([[[page, kit]], [[page, 'following']]])
})

test('createPageWindows sends nothing to a window that does not show its page yet', () => {
  let isBlank = true
  const env = createEnvironment({ isBlank: () => isBlank })
  env.windows.open(page)
  env.windows.hello(() => [])
  expect(env.opened.sent).toEqual([])
  isBlank = false
  env.windows.hello(() => [])
  expect(env.opened.sent).toEqual([[page, 'hello']])
})

test('createPageWindows reports a closed window, and forgets it on request', () => {
  const env = createEnvironment()
  env.windows.open(page)
  env.opened.state.closed = true
  env.windows.hello(() => [])
  expect([env.opened.sent, env.states()]).toEqual([[], [[page, 'closed']]])
  env.windows.close(env.windows.get()[0]?.id ?? -1)
  expect(env.states()).toEqual([])
})

test.each(['', 'shop', 'javascript:alert(1)', 'data:text/html,', 'file:///etc/hosts'])(
  'createPageWindows does not open %j',
  (url) => {
    const open = () => {
      throw new Error('open must not be called')
    }
    expect(createEnvironment({ open }).windows.open(url)).toMatch(/^Enter the URL/)
  },
)

test('createPageWindows reports a blocked window', () => {
  const { windows, states } = createEnvironment({ open: () => null })
  expect(windows.open(page)).toMatch(/blocked/)
  expect(states()).toEqual([])
})

test('createPageWindows opens a page of its own origin, which uses the channel', () => {
  const { windows, states, origins } = createEnvironment()
  expect(windows.open('http://localhost:4100/shop')).toBeNull()
  expect([states(), origins()]).toEqual([[], []])
})
