import { beforeEach, expect, test } from 'vitest'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import type { MessageWindow, OtherWindow, WindowMessage } from '../platform/message-window.ts'
import { attachDevtools } from './attach.ts'
import { openVisualizer } from './open-visualizer.ts'

const viewerOrigin = 'http://localhost:4100'
const hello = { v: 1, kind: 'hello' }

/** A window that keeps the messages it receives. The browser drops those for another origin. */
function createWindow(origin: string) {
  const listeners = new Set<(message: WindowMessage) => void>()
  const received: unknown[] = []
  const opened: { url: string; name: string }[] = []
  const state = { origin, closed: false, allowsWindows: true }
  const handle: OtherWindow = {
    get closed() {
      return state.closed
    },
    postMessage(message, targetOrigin) {
      if (targetOrigin === state.origin) received.push(structuredClone(message))
    },
  }
  const own: MessageWindow = {
    origin,
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    open(url, name) {
      opened.push({ url, name })
      return state.allowsWindows
    },
  }
  const receive = (message: WindowMessage) => {
    for (const listener of listeners) listener(message)
  }
  const kinds = () =>
    received.map((message) =>
      typeof message === 'object' && message !== null && 'kind' in message ? message.kind : null,
    )
  return { state, handle, own, receive, received, opened, listeners, kinds }
}

/** A page on `https://page.example` with an attached kit, and a visualizer on another origin. */
function createEnvironment(allow: readonly string[] = [viewerOrigin]) {
  const page = createWindow('https://page.example')
  const viewer = createWindow(viewerOrigin)
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock, facts: { url: 'https://page.example/shop' } })
  const channel = () => ({ onmessage: null, postMessage: () => {}, close: () => {} })
  const kit = { id: 'default', devtools: { inspect: () => () => {} } }
  const stop = attachDevtools(kit, { platform, channel, allow, window: page.own })
  const say = (data: unknown, from = viewer, origin = from.state.origin) =>
    page.receive({ data, origin, source: from.handle })
  return { page, viewer, clock, platform, stop, say }
}
let env: ReturnType<typeof createEnvironment>
beforeEach(() => {
  env = createEnvironment()
})

test('attachDevtools answers the hello of a window whose origin it allows', () => {
  env.say(hello)
  expect(env.viewer.received).toMatchObject([
    { kind: 'kit', kit: 'default', url: '/shop', title: 'Test page' },
  ])
})

test('attachDevtools sends nothing before a window of an allowed origin has said hello', () => {
  env.say({ v: 1, kind: 'kit' })
  env.say('hello')
  env.clock.advance(60_000)
  env.stop()
  expect(env.viewer.received).toEqual([])
})

test.each([
  ['another origin', 'https://evil.example'],
  ['another port', 'http://localhost:4101'],
  ['another scheme', 'https://localhost:4100'],
  ['an opaque origin', 'null'],
  ['the origin of the page itself', 'https://page.example'],
])('attachDevtools sends nothing to a window of %s', (_, origin) => {
  const env = createEnvironment([viewerOrigin, 'https://page.example'])
  const stranger = createWindow(origin)
  env.say(hello, stranger)
  env.clock.advance(60_000)
  env.stop()
  expect([stranger.received, env.clock.pending()]).toEqual([[], 0])
})

test('attachDevtools sends nothing to a message without a source window', () => {
  env.page.receive({ data: hello, origin: viewerOrigin, source: null })
  expect(env.clock.pending()).toBe(0)
})

test('attachDevtools sends nothing to a page that a followed window has navigated to', () => {
  env.say(hello)
  env.viewer.state.origin = 'https://evil.example'
  env.clock.advance(10_000)
  env.stop()
  expect(env.viewer.kinds()).toEqual(['kit'])
})

test.each(['*', 'https://*.example', 'localhost:4100', 'file:///', 'null', ''])(
  'attachDevtools logs a warning for the item %j of `allow` and allows no origin by it',
  (item) => {
    const { platform, page } = createEnvironment([item])
    expect(platform.controls.logged).toMatchObject([{ level: 'warn' }])
    expect(page.listeners.size).toBe(0)
  },
)

test('attachDevtools accepts a URL in `allow` and uses its origin', () => {
  const { say, viewer } = createEnvironment(['http://localhost:4100/?panel=live'])
  say(hello)
  expect(viewer.kinds()).toEqual(['kit'])
})

test('attachDevtools does not listen to other windows without `allow`', () => {
  expect(createEnvironment([]).page.listeners.size).toBe(0)
})

test('attachDevtools sends a sign of life to a window, which finds the page after its reload', () => {
  env.say(hello)
  env.clock.advance(4_500)
  expect(env.viewer.received.slice(1)).toMatchObject([
    { kind: 'frames', number: 0, frames: [] },
    { kind: 'frames', number: 1, frames: [] },
  ])
  env.say(hello)
  env.clock.advance(300)
  expect(env.viewer.received.at(-1)).toMatchObject({ kind: 'kit', next: 2 })
})

test('attachDevtools does not answer a hello of a viewer that already follows the kit', () => {
  const page = '00000000-0000-4000-8000-000000000001'
  env.say({ ...hello, known: [{ page, kit: 'default' }] })
  expect(env.viewer.kinds()).toEqual([])
  env.say({ ...hello, known: [{ page, kit: 'other' }, null, 'x'] })
  expect(env.viewer.kinds()).toEqual(['kit'])
})

test('attachDevtools stops its signs of life when all windows are closed', () => {
  env.say(hello)
  env.viewer.state.closed = true
  env.clock.advance(10_000)
  expect([env.viewer.kinds(), env.clock.pending()]).toEqual([['kit'], 0])
})

test('attachDevtools serves at most eight windows of other origins', () => {
  const viewers = Array.from({ length: 20 }, () => createWindow(viewerOrigin))
  for (const viewer of viewers) env.say(hello, viewer)
  env.clock.advance(2_000)
  expect(viewers.filter(({ received }) => received.length > 0)).toHaveLength(8)
})

test('detach sends gone to the windows and removes the listener', () => {
  env.say(hello)
  env.clock.advance(300)
  env.stop()
  env.say(hello)
  expect([env.viewer.kinds(), env.page.listeners.size, env.clock.pending()]).toEqual([
    ['kit', 'gone'],
    0,
    0,
  ])
})

test('attachDevtools answers a window again after the page was restored', () => {
  env.say(hello)
  env.platform.controls.emit('pagehide')
  env.platform.controls.emit('pageshow')
  env.say(hello)
  expect(env.viewer.kinds()).toEqual(['kit', 'gone', 'kit'])
})

test('openVisualizer opens the visualizer with the origin of the page', () => {
  const { own, opened, state } = createWindow('https://page.example')
  expect(openVisualizer('http://localhost:4100/?chart=send', own)).toBe(true)
  expect(opened).toEqual([
    {
      url: 'http://localhost:4100/?chart=send&panel=live&opener=https%3A%2F%2Fpage.example',
      name: 'latchkit-visualizer',
    },
  ])
  state.allowsWindows = false
  expect([openVisualizer(viewerOrigin, own), openVisualizer(viewerOrigin, null)]).toEqual([
    false,
    false,
  ])
})
