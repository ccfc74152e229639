import type { DevtoolsMessage, Frame } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { createLive, type LivePage } from './create-live.ts'
import { type KitMessage, keyOf } from './kits.ts'

const address = { v: 1, page: 'p', kit: 'k' } as const
const actor: Frame = {
  kind: 'actor',
  actor: '1',
  chart: 'send',
  name: 'send',
  parent: null,
  at: 1,
  from: null,
  active: [],
}
const kit = (next: number): DevtoolsMessage => ({
  ...address,
  kind: 'kit',
  title: 'T',
  url: '/',
  begun: 1,
  next,
  charts: {},
  frames: [actor],
})
const frames = (number: number): DevtoolsMessage => ({
  ...address,
  kind: 'frames',
  number,
  charts: {},
  frames: [actor],
})

function openPage() {
  const posted: DevtoolsMessage[] = []
  const waiting: { run(): void; at: number }[] = []
  let now = 1000
  let receive: (message: unknown) => void = () => {}
  let returnToPage = () => {}
  let receiveFromWindow: (message: unknown, origin: string) => void = () => {}
  const sent: unknown[] = []
  const opened = {
    closed: false,
    postMessage: (message: unknown, origin: string) => void sent.push({ origin, message }),
  }
  const page: LivePage = {
    now: () => now,
    setTimer: (run, ms) => waiting.push({ run, at: now + ms }),
    onReturn(run) {
      returnToPage = run
    },
    channel(_, listener) {
      receive = listener
      return { post: (message) => posted.push(message) }
    },
    windows: {
      origin: 'http://localhost:4100',
      opener: null,
      openerOrigin: '',
      open: () => opened,
      isBlank: () => false,
      hasOpened: () => false,
      listen(listener) {
        receiveFromWindow = (data, origin) => listener({ data, origin, source: opened })
      },
      openedOrigins: () => [],
      saveOpenedOrigins: () => {},
    },
  }
  const live = createLive(page)
  const elapse = (ms: number) => {
    now += ms
    for (const one of waiting.filter(({ at }) => at <= now)) {
      waiting.splice(waiting.indexOf(one), 1)
      one.run()
    }
  }
  const post = (message: unknown) => receive(message)
  /** Posts a message and waits until the listeners are called. */
  const postAndFlush = (message: unknown) => {
    post(message)
    elapse(20)
  }
  return {
    live,
    posted,
    sent,
    post,
    postAndFlush,
    postFromWindow: (message: unknown, origin: string) => receiveFromWindow(message, origin),
    returnToPage: () => returnToPage(),
    elapse,
  }
}

test('createLive sends hello when it is created and when the page becomes visible', () => {
  const { posted, returnToPage } = openPage()
  returnToPage()
  expect(posted).toEqual([
    { v: 1, kind: 'hello' },
    { v: 1, kind: 'hello' },
  ])
})

test('createLive marks a kit as gone if it does not respond in time', () => {
  const { live, postAndFlush, returnToPage, elapse } = openPage()
  postAndFlush(kit(0))
  elapse(5000)
  expect(live.get().kits[0]?.state).toBe('attached')
  returnToPage()
  elapse(5000)
  expect(live.get().kits[0]?.state).toBe('gone')
})

test('createLive requests missing frames at most twice a second', () => {
  const { live, posted, postAndFlush, elapse } = openPage()
  postAndFlush(kit(0))
  postAndFlush(frames(7))
  postAndFlush({ ...frames(9), page: 'unknown' })
  expect(posted).toHaveLength(1)
  elapse(500)
  expect(posted).toHaveLength(2)
  postAndFlush(kit(8))
  expect(live.get().kits[0]?.state).toBe('attached')
})

test('createLive emits frames and keeps them for recordings until the kit is removed', () => {
  const { live, postAndFlush } = openPage()
  const received: KitMessage[] = []
  live.onFrames((kitMessage) => received.push(kitMessage))
  postAndFlush(kit(0))
  postAndFlush(frames(0))
  expect(received.map(({ missed, frames }) => [missed, frames.length])).toEqual([
    [true, 1],
    [false, 1],
  ])
  const key = live.get().kits[0]?.key ?? ''
  expect(live.framesOf(key)).toEqual([actor, actor])
  live.remove(key)
  expect([live.framesOf(key), live.get().kits]).toEqual([[], []])
})

test('createLive asks an opened window every second for the kits that it does not know', () => {
  const { live, sent, postFromWindow, elapse } = openPage()
  live.windows.open('http://localhost:3000/shop')
  const hello = (known: unknown[]) => ({
    origin: 'http://localhost:3000',
    message: { v: 1, kind: 'hello', known },
  })
  elapse(1000)
  elapse(1000)
  expect(sent).toEqual([hello([]), hello([])])
  postFromWindow(kit(0), 'http://localhost:3000')
  elapse(20)
  elapse(1000)
  expect(sent.at(-1)).toEqual(hello([{ page: 'p', kit: 'k' }]))
  expect(live.get().kits).toMatchObject([{ origin: 'http://localhost:3000', state: 'attached' }])
})

test('createLive keeps kits of two origins apart, even if one forges the address of the other', () => {
  const { live, postAndFlush, postFromWindow, elapse } = openPage()
  live.windows.open('http://localhost:3000/shop')
  postAndFlush(kit(0))
  postFromWindow({ ...kit(0), title: 'Forged' }, 'http://localhost:3000')
  postFromWindow({ ...address, kind: 'gone' }, 'http://localhost:3000')
  elapse(20)
  expect(live.get().kits.map(({ title, origin, state }) => [title, origin, state])).toEqual([
    ['T', '', 'attached'],
    ['Forged', 'http://localhost:3000', 'gone'],
  ])
})

test('createLive counts unreadable messages', () => {
  const { live, postAndFlush } = openPage()
  for (const message of [
    null,
    'text',
    { v: 2, kind: 'hello' },
    { ...kit(0), frames: [{ kind: 'actor' }] },
  ])
    postAndFlush(message)
  expect(live.get()).toEqual({ kits: [], ignored: 4 })
})

test('createLive applies many messages together, without loss', () => {
  const { live, post, elapse } = openPage()
  let updates = 0
  const kitMessage: KitMessage[] = []
  live.subscribe(() => {
    updates += 1
  })
  live.onFrames((one) => kitMessage.push(one))
  post(kit(0))
  for (let number = 0; number < 200; number += 1) post(frames(number))
  expect([updates, live.get().kits.length, live.framesOf(keyOf(address)).length]).toEqual([0, 0, 0])
  elapse(20)
  expect(updates).toBe(1)
  expect(kitMessage).toHaveLength(201)
  expect(live.get().kits.map(({ next, state }) => [next, state])).toEqual([[200, 'attached']])
})

test('createLive applies queued messages immediately when the page becomes visible', () => {
  const { live, post, returnToPage } = openPage()
  post(kit(0))
  returnToPage()
  expect(live.get().kits.map(({ state }) => state)).toEqual(['attached'])
})
