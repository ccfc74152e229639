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
  let tell: (message: unknown) => void = () => {}
  let comeBack = () => {}
  const page: LivePage = {
    now: () => now,
    later: (run, ms) => waiting.push({ run, at: now + ms }),
    onReturn(run) {
      comeBack = run
    },
    channel(_, hear) {
      tell = hear
      return { post: (message) => posted.push(message) }
    },
  }
  const live = createLive(page)
  const pass = (ms: number) => {
    now += ms
    for (const one of waiting.filter(({ at }) => at <= now)) {
      waiting.splice(waiting.indexOf(one), 1)
      one.run()
    }
  }
  const post = (message: unknown) => tell(message)
  /** Posts a message and waits until the listeners are called. */
  const heard = (message: unknown) => {
    post(message)
    pass(20)
  }
  return { live, posted, post, tell: heard, comeBack: () => comeBack(), pass }
}

test('live sends hello when it opens and when the page returns', () => {
  const { posted, comeBack } = openPage()
  comeBack()
  expect(posted).toEqual([
    { v: 1, kind: 'hello' },
    { v: 1, kind: 'hello' },
  ])
})

test('live marks a kit as gone if it does not answer in time', () => {
  const { live, tell, comeBack, pass } = openPage()
  tell(kit(0))
  pass(5000)
  expect(live.get().kits[0]?.state).toBe('here')
  comeBack()
  pass(5000)
  expect(live.get().kits[0]?.state).toBe('gone')
})

test('live requests missing frames at most twice a second', () => {
  const { live, posted, tell, pass } = openPage()
  tell(kit(0))
  tell(frames(7))
  tell({ ...frames(9), page: 'nobody' })
  expect(posted).toHaveLength(1)
  pass(500)
  expect(posted).toHaveLength(2)
  tell(kit(8))
  expect(live.get().kits[0]?.state).toBe('here')
})

test('live passes frames on and keeps them for recordings until the kit is removed', () => {
  const { live, tell } = openPage()
  const heard: KitMessage[] = []
  live.onNews((news) => heard.push(news))
  tell(kit(0))
  tell(frames(0))
  expect(heard.map(({ missed, frames }) => [missed, frames.length])).toEqual([
    [true, 1],
    [false, 1],
  ])
  const key = live.get().kits[0]?.key ?? ''
  expect(live.framesOf(key)).toEqual([actor, actor])
  live.remove(key)
  expect([live.framesOf(key), live.get().kits]).toEqual([[], []])
})

test('live counts unreadable messages', () => {
  const { live, tell } = openPage()
  for (const noise of [
    null,
    'text',
    { v: 2, kind: 'hello' },
    { ...kit(0), frames: [{ kind: 'actor' }] },
  ])
    tell(noise)
  expect(live.get()).toEqual({ kits: [], ignored: 4 })
})

test('live delivers a burst of messages together, without loss', () => {
  const { live, post, pass } = openPage()
  let told = 0
  const news: KitMessage[] = []
  live.subscribe(() => {
    told += 1
  })
  live.onNews((one) => news.push(one))
  post(kit(0))
  for (let number = 0; number < 200; number += 1) post(frames(number))
  expect([told, live.get().kits.length, live.framesOf(keyOf(address)).length]).toEqual([0, 0, 0])
  pass(20)
  expect(told).toBe(1)
  expect(news).toHaveLength(201)
  expect(live.get().kits.map(({ next, state }) => [next, state])).toEqual([[200, 'here']])
})

test('live delivers queued messages at once when the page returns', () => {
  const { live, post, comeBack } = openPage()
  post(kit(0))
  comeBack()
  expect(live.get().kits.map(({ state }) => state)).toEqual(['here'])
})
