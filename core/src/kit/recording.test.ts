import { beforeEach, expect, test, vi } from 'vitest'
import { type AnyActorRef, assign, createActor, createMachine, fromCallback } from 'xstate'
import type { KitRecording } from './api/devtools.ts'
import { createInspection } from './inspection.ts'
import {
  address,
  connectWallet,
  createTestKit,
  currentView,
  pickWallet,
  settle,
} from './kit.fixture.ts'

type Inspected = { type: string; actorRef: AnyActorRef; snapshot?: { status: string } }
let env: ReturnType<typeof createTestKit>
beforeEach(() => {
  env = createTestKit()
})
const loadDevtools = () => import('../devtools/index.ts')
async function machinesById() {
  const { machines } = await loadDevtools()
  return new Map(
    await Promise.all(machines().map(async ({ id, load }) => [id, await load()] as const)),
  )
}

test('a recording replays without a difference and contains no address', async () => {
  const { parseRecording, replay, unknownMachines } = await loadDevtools()
  const { kit, adapter } = env
  const recording = await kit.devtools.record()
  await connectWallet(env)
  await kit.open({ view: 'Account' })
  await settle()
  adapter.calls.balance[0]?.resolve({ value: '1000', decimals: 18, symbol: 'ETH' })
  await settle()
  kit.close()
  await settle()
  const file = JSON.stringify(recording.stop())
  const read = parseRecording(file)
  expect(file).not.toContain(address)
  expect(file.toLowerCase()).not.toContain(address.slice(8, -6).toLowerCase())
  expect(read).toMatchObject({
    kit: 'default',
    dropped: 0,
    charts: { router: expect.any(String), connectExternal: expect.any(String) },
  })
  const machines = await machinesById()
  const findMachine = (id: string) => machines.get(id) ?? null
  expect(unknownMachines(read, findMachine)).toEqual([])
  expect(replay(read, findMachine)).toBeNull()
  expect(read.frames.filter(({ kind }) => kind === 'step').length).toBeGreaterThan(20)
})

test('a recording that starts while machines run contains their states and replays without a difference', async () => {
  const { parseRecording, replay } = await loadDevtools()
  const { kit } = env
  await connectWallet(env)
  const recording = await kit.devtools.record()
  await kit.open({ view: 'Networks' })
  await settle()
  kit.close()
  await settle()
  const read = parseRecording(JSON.stringify(recording.stop()))
  expect(read.frames[0]).toMatchObject({ kind: 'actor', from: { status: 'active' } })
  const machines = await machinesById()
  expect(replay(read, (id) => machines.get(id) ?? null)).toBeNull()
})

test('recordings that start within a state change replay without a difference', async () => {
  const { replay } = await loadDevtools()
  const pending: Promise<KitRecording>[] = []
  const { unsubscribe } = env.kit.state.subscribe(() => pending.push(env.kit.devtools.record()))
  await connectWallet(env)
  await env.kit.open({ view: 'Networks' })
  unsubscribe()
  env.kit.close()
  await settle()
  const machines = await machinesById()
  const recordings = await Promise.all(pending)
  for (const { stop } of recordings) {
    const read = JSON.parse(JSON.stringify(stop()))
    expect(replay(read, (id) => machines.get(id) ?? null)).toBeNull()
  }
  expect(recordings.length).toBeGreaterThan(3)
})

test('a recording contains the requests of the kit with their errors, without the query', async () => {
  const { parseRecording } = await loadDevtools()
  const { kit } = env
  const recording = await kit.devtools.record()
  const types: string[] = []
  kit.devtools.inspect((event) => 'type' in event && types.push(String(event.type)))
  await kit.open()
  await expect.poll(() => types).toContain('@latchkit.request')
  await settle()
  const file = JSON.stringify(recording.stop())
  for (const method of ['GET /getWallets', 'GET /appkit/v1/config']) {
    const request = parseRecording(file).requests.find((each) => each.method === method)
    expect(request).toMatchObject({
      to: 'service',
      duration: 0,
      error: { code: 'endpoint/unreachable' },
    })
  }
  expect(file).not.toContain('projectId=')
})

test('a recording does not change after stop', async () => {
  const recording = await env.kit.devtools.record()
  await env.kit.open()
  const { frames } = recording.stop()
  env.kit.close()
  await settle()
  expect(recording.stop().frames).toEqual(frames)
})

test('record uses the redact option instead of the built-in redaction', async () => {
  const recording = await env.kit.devtools.record({
    redact: (text, field) => (field === 'address' ? 'hidden' : text),
  })
  await connectWallet(env)
  expect(JSON.stringify(recording.stop())).toContain('"address":"hidden"')
})

/** Collects the inspection events of the kit. Returns unsubscribe. */
const inspect = (events: Inspected[]) =>
  env.kit.devtools.inspect((event) => events.push(event as Inspected))

test('inspect calls a new observer with the running machines only, parents before children', async () => {
  const { kit } = env
  await pickWallet(env)
  const during: Inspected[] = []
  inspect(during)()
  expect(
    during.every(({ type, snapshot }) => type === '@xstate.actor' && snapshot?.status === 'active'),
  ).toBe(true)
  const refs = during.map(({ actorRef }) => actorRef)
  for (const [index, { _parent }] of refs.entries())
    expect(_parent === undefined || refs.slice(0, index).includes(_parent)).toBe(true)
  currentView(kit).cancel?.()
  kit.close()
  await settle()
  const after: Inspected[] = []
  inspect(after)()
  expect(after.length).toBeLessThan(during.length)
  expect(
    after
      .map(({ actorRef }) => actorRef.getSnapshot().status)
      .every((status) => status === 'active'),
  ).toBe(true)
})

test('kit.stop sends @latchkit.stopped as the last event, and later observers receive no event', async () => {
  const events: Inspected[] = []
  await env.kit.load()
  inspect(events)
  env.kit.stop()
  expect(events.at(-1)).toEqual({ type: '@latchkit.stopped' })
  const late: Inspected[] = []
  inspect(late)
  expect(late).toEqual([])
})

test('an observer that throws is logged and affects neither other observers nor the kit', async () => {
  const events: Inspected[] = []
  env.kit.devtools.inspect(() => {
    throw new Error('no')
  })
  inspect(events)
  await env.kit.open()
  expect(events.length).toBeGreaterThan(10)
  expect(env.kit.state.getSnapshot().modal.phase).toBe('open')
  await expect.poll(() => env.platform.controls.logged.length).toBeGreaterThan(0)
})

test('createInspection replays parents before children, and removes a crashed machine with its children', async () => {
  const live: Inspected[] = []
  const inspection = createInspection(
    (event) => live.push(event as Inspected),
    () => {},
  )
  const child = createMachine({ id: 'child', invoke: { src: fromCallback(() => {}) } })
  const parent = createMachine({
    id: 'parent',
    invoke: { src: child },
    on: {
      crash: {
        actions: assign(() => {
          throw new Error('no')
        }),
      },
    },
  })
  const actor = createActor(parent, { inspect: inspection.observe })
  actor.subscribe({ error: () => {} })
  actor.start()
  const events: Inspected[] = []
  inspection.replay((event) => events.push(event as Inspected))
  expect(events.map(({ actorRef }) => actorRef._parent === undefined)).toEqual([true, false, false])
  expect(events[2]?.actorRef._parent).toBe(events[1]?.actorRef)
  actor.send({ type: 'crash' })
  const after: Inspected[] = []
  inspection.replay((event) => after.push(event as Inspected))
  expect(after).toEqual([])
  await Promise.resolve()
  expect(live.filter(({ snapshot }) => snapshot?.status === 'error')).toMatchObject([
    { type: '@xstate.snapshot', event: { type: 'crash' } },
  ])
})

test('record rejects if its code fails to load, and the next call loads it again', async () => {
  vi.doMock('../devtools/record-kit.ts', () => {
    throw new Error('offline')
  })
  try {
    await expect(env.kit.devtools.record()).rejects.toThrow()
  } finally {
    vi.doUnmock('../devtools/record-kit.ts')
  }
  const recording = await env.kit.devtools.record()
  await env.kit.open()
  expect(recording.stop().frames.length).toBeGreaterThan(5)
})
