import { beforeEach, expect, test } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { type AttachOptions, attachDevtools } from './attach.ts'
import type { DevtoolsMessage, DevtoolsPort } from './messages.types.ts'
import { parseMessage } from './parse-message.ts'

const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const machine = setup({
  types: {} as { context: { owner: string; count: number }; events: { type: 'more' } },
}).createMachine({
  id: 'counter',
  context: { owner: address, count: 0 },
  on: { more: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})

/** Attaches devtools to a kit with one machine, and collects the sent messages. */
function createEnvironment(options: AttachOptions = {}) {
  const observers = new Set<(event: object) => void>()
  const inspect = (event: object) => {
    for (const observer of observers) observer(event)
  }
  const actor = createActor(machine, { inspect: inspect }).start()
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
  const messages: DevtoolsMessage[] = []
  const ports: { receive(message: unknown): void; closed: boolean }[] = []
  const channel = (): DevtoolsPort => {
    const control = {
      closed: false,
      receive: (message: unknown) => port.onmessage?.({ data: message }),
    }
    const port: DevtoolsPort = {
      onmessage: null,
      postMessage(message) {
        if (control.closed) throw new Error('The channel is closed')
        messages.push(message)
      },
      close() {
        control.closed = true
      },
    }
    ports.push(control)
    return port
  }
  const stop = attachDevtools(kit, { platform, channel, ...options })
  return {
    actor,
    kit,
    clock,
    platform,
    messages,
    ports,
    stop,
    inspect,
    observers,
    kinds: () => messages.map(({ kind }) => kind),
  }
}
let env: ReturnType<typeof createEnvironment>
beforeEach(() => {
  env = createEnvironment()
})
const flushMicrotasks = () => Promise.resolve()

test('attachDevtools sends the running actors, and the redacted path of the page', () => {
  const [first] = env.messages
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
  expect(JSON.stringify(env.messages)).not.toContain(address.slice(8, -6))
  expect(env.messages.map(parseMessage)).toEqual(env.messages)
})

test('attachDevtools sends all frames of a task in one numbered message', async () => {
  for (const _ of [1, 2, 3]) env.actor.send({ type: 'more' })
  expect(env.messages).toHaveLength(1)
  await flushMicrotasks()
  env.actor.send({ type: 'more' })
  await flushMicrotasks()
  expect(env.messages.slice(1)).toMatchObject([
    {
      kind: 'frames',
      number: 0,
      frames: [{ context: { count: 1 } }, { context: { count: 2 } }, { context: { count: 3 } }],
    },
    { kind: 'frames', number: 1, frames: [{ context: { count: 4 } }] },
  ])
})

test('attachDevtools sends each request, its answer, and all requests in response to hello', async () => {
  const response = Promise.resolve('0x1')
  env.inspect({ type: '@latchkit.request', url: '', method: 'eth_chainId', params: [], response })
  await flushMicrotasks()
  await flushMicrotasks()
  const pending = { id: '1', to: 'wallet', method: 'eth_chainId', duration: null }
  const answered = { ...pending, duration: 0 }
  expect(env.messages.slice(1)).toMatchObject([
    { kind: 'frames', frames: [], requests: [pending] },
    { kind: 'frames', frames: [], requests: [answered] },
  ])
  env.ports[0]?.receive({ v: 1, kind: 'hello' })
  expect(env.messages.at(-1)).toMatchObject({ kind: 'kit', requests: [answered] })
  expect(env.messages.map(parseMessage)).toEqual(env.messages)
})

test('attachDevtools responds to hello with all frames, after it has sent the pending ones', () => {
  env.actor.send({ type: 'more' })
  env.ports[0]?.receive({ v: 1, kind: 'hello' })
  expect(env.kinds()).toEqual(['kit', 'frames', 'kit'])
  expect(env.messages[2]).toMatchObject({
    next: 1,
    frames: [{ kind: 'actor' }, { kind: 'step' }],
  })
})

test('attachDevtools responds to the first of many hello messages immediately and to the others together', () => {
  for (let count = 0; count < 50; count += 1) env.ports[0]?.receive({ v: 1, kind: 'hello' })
  expect(env.kinds()).toEqual(['kit', 'kit'])
  env.actor.send({ type: 'more' })
  env.clock.advance(1_000)
  expect(env.kinds()).toEqual(['kit', 'kit', 'frames', 'kit'])
  env.clock.advance(1_000)
  env.ports[0]?.receive({ v: 1, kind: 'hello' })
  expect(env.kinds().slice(4)).toEqual(['kit'])
  env.ports[0]?.receive({ v: 1, kind: 'hello' })
  env.stop()
  env.clock.advance(1_000)
  expect(env.kinds().slice(5)).toEqual(['gone'])
  expect(env.clock.pending()).toBe(0)
})

test('attachDevtools logs a warning if the channel cannot be opened', () => {
  const channel = () => {
    throw new Error('The operation is insecure')
  }
  const { actor, platform, stop } = createEnvironment({ channel })
  actor.send({ type: 'more' })
  platform.controls.emit('pagehide')
  platform.controls.emit('pageshow')
  stop()
  expect(platform.controls.logged).toMatchObject([{ level: 'warn' }, { level: 'warn' }])
})

test('attachDevtools skips the number of a message that cannot be sent', async () => {
  const { actor, ports, messages } = createEnvironment()
  const [port] = ports as [(typeof ports)[number]]
  port.closed = true
  actor.send({ type: 'more' })
  await flushMicrotasks()
  port.closed = false
  actor.send({ type: 'more' })
  await flushMicrotasks()
  expect(messages.slice(1)).toMatchObject([
    { kind: 'frames', number: 1, frames: [{ context: { count: 2 } }] },
  ])
})

test.each([[null], ['hello'], [{ v: 2, kind: 'hello' }], [{ v: 1, kind: 'frames' }]])(
  'attachDevtools ignores the message %j',
  (message) => {
    env.ports[0]?.receive(message)
    expect(env.messages).toHaveLength(1)
  },
)

test('attachDevtools sends the last 500 steps to a new viewer', async () => {
  for (let count = 0; count < 700; count += 1) env.actor.send({ type: 'more' })
  env.ports[0]?.receive({ v: 1, kind: 'hello' })
  const last = env.messages.at(-1)
  if (last?.kind !== 'kit') throw new Error('attachDevtools sent no kit message')
  expect(last.frames).toHaveLength(501)
  expect(last.frames[0]).toMatchObject({ kind: 'actor', from: { context: { count: 200 } } })
})

test('detach sends gone and no later message, closes the channel and removes all listeners', async () => {
  env.actor.send({ type: 'more' })
  env.stop()
  env.stop()
  env.actor.send({ type: 'more' })
  env.platform.controls.emit('pageshow')
  await flushMicrotasks()
  expect(env.kinds()).toEqual(['kit', 'frames', 'gone'])
  expect(env.ports.map(({ closed }) => closed)).toEqual([true])
  expect(env.observers.size).toBe(0)
  expect(env.platform.controls.listenerCount()).toBe(0)
})

test('attachDevtools detaches when the kit stops', () => {
  env.inspect({ type: '@latchkit.stopped' })
  expect(env.kinds()).toEqual(['kit', 'gone'])
})

test('attachDevtools closes the channel on pagehide and sends all frames again on pageshow', async () => {
  env.platform.controls.emit('pagehide')
  expect(env.ports[0]?.closed).toBe(true)
  env.actor.send({ type: 'more' })
  await flushMicrotasks()
  env.platform.controls.emit('pageshow')
  env.platform.controls.emit('pageshow')
  expect(env.kinds()).toEqual(['kit', 'gone', 'kit'])
  expect(env.messages[2]).toMatchObject({
    frames: [{ kind: 'actor' }, { kind: 'step', context: { count: 1 } }],
  })
  env.actor.send({ type: 'more' })
  await flushMicrotasks()
  expect(env.messages[3]).toMatchObject({
    kind: 'frames',
    number: 0,
    frames: [{ context: { count: 2 } }],
  })
})

test('attachDevtools uses the options redact, title and page', () => {
  const { messages } = createEnvironment({
    redact: (text, field) => (field === 'owner' ? 'hidden' : text),
    title: 'Shop',
    page: 'one',
  })
  expect(messages[0]).toMatchObject({
    page: 'one',
    title: 'Shop',
    frames: [{ from: { context: { owner: 'hidden' } } }],
  })
})

test('attachDevtools hides a text if the option redact throws', () => {
  const redact = () => {
    throw new Error('no')
  }
  const { messages, actor } = createEnvironment({ redact })
  actor.send({ type: 'more' })
  expect(JSON.stringify(messages)).not.toContain(address)
  expect(messages).toHaveLength(1)
})

test('attachDevtools logs a warning and does not inspect the kit on a server', () => {
  const platform = createMemoryPlatform({ facts: { url: '' } })
  const kit = {
    id: 'default',
    devtools: {
      inspect: () => {
        throw new Error('inspect must not be called')
      },
    },
  }
  attachDevtools(kit, { platform })()
  expect(platform.controls.logged).toMatchObject([{ level: 'warn' }])
})

test('attachDevtools attaches without viewers where the browser denies the channel [SG4]', () => {
  const env = createEnvironment()
  env.stop()
  const channel = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const stop = attachDevtools(env.kit, { platform: env.platform, channel })
  env.actor.send({ type: 'more' })
  stop()
  expect(env.platform.controls.logged).toMatchObject([
    { level: 'warn', message: expect.stringContaining('viewers cannot connect') },
  ])
})

test('attachDevtools sends kit, frames and gone to a viewer over a BroadcastChannel', async () => {
  const viewer = new BroadcastChannel('latchkit-devtools')
  const received: DevtoolsMessage[] = []
  let check = () => {}
  viewer.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = parseMessage(data)
    if (message !== null && message.kind !== 'hello') received.push(message)
    check()
  }
  const waitForMessages = (count: number) =>
    new Promise<void>((resolve) => {
      check = () => received.length >= count && resolve()
      check()
    })
  const env = createEnvironment()
  const { actor } = env
  env.stop()
  const stop = attachDevtools(env.kit, { platform: env.platform })
  await waitForMessages(1)
  viewer.postMessage({ v: 1, kind: 'hello' })
  await waitForMessages(2)
  actor.send({ type: 'more' })
  await waitForMessages(3)
  stop()
  await waitForMessages(4)
  viewer.close()
  expect(received.map(({ kind }) => kind)).toEqual(['kit', 'kit', 'frames', 'gone'])
  expect(received[2]).toMatchObject({ frames: [{ kind: 'step', event: { type: 'more' } }] })
})
