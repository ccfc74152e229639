import { beforeEach, expect, test } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { type AttachOptions, attachDevtools, type DevtoolsPort } from './attach.ts'
import type { DevtoolsMessage } from './messages.types.ts'
import { readMessage } from './read-message.ts'

const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const machine = setup({
  types: {} as { context: { owner: string; count: number }; events: { type: 'more' } },
}).createMachine({
  id: 'counter',
  context: { owner: address, count: 0 },
  on: { more: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})

/** A kit with one chart, a page, and everything that was said. */
function createScene(options: AttachOptions = {}) {
  const observers = new Set<(event: object) => void>()
  const tell = (event: object) => {
    for (const observer of observers) observer(event)
  }
  const actor = createActor(machine, { inspect: tell }).start()
  const kit = {
    id: 'default',
    devtools: {
      inspect(observer: (event: object) => void) {
        observer({
          type: '@xstate.actor',
          actorRef: actor,
          rootId: actor.sessionId,
          snapshot: actor.getSnapshot(),
        })
        observers.add(observer)
        return () => void observers.delete(observer)
      },
    },
  }
  const clock = createManualClock()
  const platform = createMemoryPlatform({
    clock,
    facts: { url: `https://page.example/shop/${address}?otp=123456#secret` },
  })
  const said: DevtoolsMessage[] = []
  const ports: { hear(message: unknown): void; closed: boolean }[] = []
  const channel = (): DevtoolsPort => {
    const end = { closed: false, hear: (message: unknown) => port.onmessage?.({ data: message }) }
    const port: DevtoolsPort = {
      onmessage: null,
      postMessage(message) {
        if (end.closed) throw new Error('The channel is closed')
        said.push(message)
      },
      close() {
        end.closed = true
      },
    }
    ports.push(end)
    return port
  }
  const stop = attachDevtools(kit, { platform, channel, ...options })
  return {
    actor,
    kit,
    clock,
    platform,
    said,
    ports,
    stop,
    tell,
    observers,
    kinds: () => said.map(({ kind }) => kind),
  }
}
let it: ReturnType<typeof createScene>
beforeEach(() => {
  it = createScene()
})
const round = () => Promise.resolve()

test('says what runs when it is attached: of its address the path only, and nobody is recognised', () => {
  const [first] = it.said
  expect(first).toMatchObject({
    v: 1,
    kind: 'kit',
    page: '00000000-0000-4000-8000-000000000001',
    kit: 'default',
    title: 'Test page',
    url: expect.stringMatching(/^\/shop\/0x0000A2+305Fa$/),
    next: 0,
    charts: { counter: expect.stringMatching(/^[0-9a-f]{8}$/) },
    frames: [{ kind: 'actor', chart: 'counter', from: { context: { count: 0 } } }],
  })
  expect(JSON.stringify(it.said)).not.toContain(address.slice(8, -6))
  expect(it.said.map(readMessage)).toEqual(it.said)
})

test('tells what happens in one go in one message, numbered', async () => {
  for (const _ of [1, 2, 3]) it.actor.send({ type: 'more' })
  expect(it.said).toHaveLength(1)
  await round()
  it.actor.send({ type: 'more' })
  await round()
  expect(it.said.slice(1)).toMatchObject([
    {
      kind: 'frames',
      number: 0,
      frames: [{ context: { count: 1 } }, { context: { count: 2 } }, { context: { count: 3 } }],
    },
    { kind: 'frames', number: 1, frames: [{ context: { count: 4 } }] },
  ])
})

test('answers every hello with all that it told, and what waits is told first', () => {
  it.actor.send({ type: 'more' })
  it.ports[0]?.hear({ v: 1, kind: 'hello' })
  expect(it.kinds()).toEqual(['kit', 'frames', 'kit'])
  expect(it.said[2]).toMatchObject({ next: 1, frames: [{ kind: 'actor' }, { kind: 'step' }] })
})

test('however many say hello, it answers the first at once and the others together', () => {
  for (let count = 0; count < 50; count += 1) it.ports[0]?.hear({ v: 1, kind: 'hello' })
  expect(it.kinds()).toEqual(['kit', 'kit'])
  it.actor.send({ type: 'more' })
  it.clock.advance(1_000)
  expect(it.kinds()).toEqual(['kit', 'kit', 'frames', 'kit'])
  it.clock.advance(1_000)
  it.ports[0]?.hear({ v: 1, kind: 'hello' })
  expect(it.kinds().slice(4)).toEqual(['kit'])
  it.ports[0]?.hear({ v: 1, kind: 'hello' })
  it.stop()
  it.clock.advance(1_000)
  expect(it.kinds().slice(5)).toEqual(['gone'])
  expect(it.clock.pending()).toBe(0)
})

test('a channel that cannot be opened is said, and leaves the page alone', () => {
  const channel = () => {
    throw new Error('The operation is insecure')
  }
  const { actor, platform, stop } = createScene({ channel })
  actor.send({ type: 'more' })
  platform.controls.emit('pagehide')
  platform.controls.emit('pageshow')
  stop()
  expect(platform.controls.logged).toMatchObject([{ level: 'warn' }, { level: 'warn' }])
})

test('what a channel does not take leaves the page alone, and viewers see by its number that it is missing', async () => {
  const { actor, ports, said } = createScene()
  const [port] = ports as [(typeof ports)[number]]
  port.closed = true
  actor.send({ type: 'more' })
  await round()
  port.closed = false
  actor.send({ type: 'more' })
  await round()
  expect(said.slice(1)).toMatchObject([
    { kind: 'frames', number: 1, frames: [{ context: { count: 2 } }] },
  ])
})

test.each([[null], ['hello'], [{ v: 2, kind: 'hello' }], [{ v: 1, kind: 'frames' }]])(
  'stays calm when it hears %j',
  (message) => {
    it.ports[0]?.hear(message)
    expect(it.said).toHaveLength(1)
  },
)

test('keeps the last 500 steps for who comes late', async () => {
  for (let count = 0; count < 700; count += 1) it.actor.send({ type: 'more' })
  it.ports[0]?.hear({ v: 1, kind: 'hello' })
  const last = it.said.at(-1)
  if (last?.kind !== 'kit') throw new Error('no answer')
  expect(last.frames).toHaveLength(501)
  expect(last.frames[0]).toMatchObject({ kind: 'actor', from: { context: { count: 200 } } })
})

test('says goodbye when it is stopped, and nothing after', async () => {
  it.actor.send({ type: 'more' })
  it.stop()
  it.stop()
  it.actor.send({ type: 'more' })
  it.platform.controls.emit('pageshow')
  await round()
  expect(it.kinds()).toEqual(['kit', 'frames', 'gone'])
  expect(it.ports.map(({ closed }) => closed)).toEqual([true])
  expect(it.observers.size).toBe(0)
  expect(it.platform.controls.listeners()).toBe(0)
})

test('says goodbye when the kit is stopped', () => {
  it.tell({ type: '@latchkit.stopped' })
  expect(it.kinds()).toEqual(['kit', 'gone'])
})

test('leaves with the page, and comes back with it, with what happened meanwhile', async () => {
  it.platform.controls.emit('pagehide')
  expect(it.ports[0]?.closed).toBe(true)
  it.actor.send({ type: 'more' })
  await round()
  it.platform.controls.emit('pageshow')
  it.platform.controls.emit('pageshow')
  expect(it.kinds()).toEqual(['kit', 'gone', 'kit'])
  expect(it.said[2]).toMatchObject({
    frames: [{ kind: 'actor' }, { kind: 'step', context: { count: 1 } }],
  })
  it.actor.send({ type: 'more' })
  await round()
  expect(it.said[3]).toMatchObject({
    kind: 'frames',
    number: 0,
    frames: [{ context: { count: 2 } }],
  })
})

test("a page's own rule, title and name take the place of ours", () => {
  const { said } = createScene({
    redact: (text, field) => (field === 'owner' ? 'somebody' : text),
    title: 'Shop',
    page: 'one',
  })
  expect(said[0]).toMatchObject({
    page: 'one',
    title: 'Shop',
    frames: [{ from: { context: { owner: 'somebody' } } }],
  })
})

test('a rule that throws hides what it was asked about', () => {
  const redact = () => {
    throw new Error('no')
  }
  const { said, actor } = createScene({ redact })
  actor.send({ type: 'more' })
  expect(JSON.stringify(said)).not.toContain(address)
  expect(said).toHaveLength(1)
})

test('on a server it does nothing, and says so', () => {
  const platform = createMemoryPlatform({ facts: { url: '' } })
  const kit = {
    id: 'default',
    devtools: {
      inspect: () => {
        throw new Error('nobody looks in')
      },
    },
  }
  attachDevtools(kit, { platform })()
  expect(platform.controls.logged).toMatchObject([{ level: 'warn' }])
})

test('over a real channel a viewer says hello and hears what runs, what happens and the end', async () => {
  const viewer = new BroadcastChannel('latchkit-devtools')
  const heard: DevtoolsMessage[] = []
  let more = () => {}
  viewer.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data)
    if (message !== null && message.kind !== 'hello') heard.push(message)
    more()
  }
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      more = () => heard.length >= count && resolve()
      more()
    })
  const scene = createScene()
  const { actor } = scene
  scene.stop()
  const stop = attachDevtools(scene.kit, { platform: scene.platform })
  await until(1)
  viewer.postMessage({ v: 1, kind: 'hello' })
  await until(2)
  actor.send({ type: 'more' })
  await until(3)
  stop()
  await until(4)
  viewer.close()
  expect(heard.map(({ kind }) => kind)).toEqual(['kit', 'kit', 'frames', 'gone'])
  expect(heard[2]).toMatchObject({ frames: [{ kind: 'step', event: { type: 'more' } }] })
})
