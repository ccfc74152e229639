import { beforeEach, expect, test, vi } from 'vitest'
import { type AnyActorRef, assign, createActor, createMachine, fromCallback } from 'xstate'
import type { KitRecording } from './api/devtools.ts'
import { createInspection } from './inspection.ts'
import { address, connect, createWorld, pick, settle, viewOf } from './kit.fixture.ts'

type Told = { type: string; actorRef: AnyActorRef; snapshot?: { status: string } }
let it: ReturnType<typeof createWorld>
beforeEach(() => {
  it = createWorld()
})
const loadDevtools = () => import('../devtools/index.ts')
async function chartsById() {
  const { catalogue } = await loadDevtools()
  return new Map(
    await Promise.all(catalogue().map(async ({ id, load }) => [id, await load()] as const)),
  )
}

test('what a kit did replays without a difference, and tells nobody who it was', async () => {
  const { readRecording, replay, unknownCharts } = await loadDevtools()
  const { kit, adapter } = it
  const recording = await kit.devtools.record()
  await connect(it)
  await kit.open({ view: 'Account' })
  await settle()
  adapter.calls.balance[0]?.resolve({ value: '1000', decimals: 18, symbol: 'ETH' })
  await settle()
  kit.close()
  await settle()
  const file = JSON.stringify(recording.stop())
  const read = readRecording(file)
  expect(file).not.toContain(address)
  expect(file.toLowerCase()).not.toContain(address.slice(8, -6).toLowerCase())
  expect(read).toMatchObject({
    kit: 'default',
    dropped: 0,
    charts: { router: expect.any(String), connectExternal: expect.any(String) },
  })
  const charts = await chartsById()
  const chartOf = (id: string) => charts.get(id) ?? null
  expect(unknownCharts(read, chartOf)).toEqual([])
  expect(replay(read, chartOf)).toBeNull()
  expect(read.frames.filter(({ kind }) => kind === 'step').length).toBeGreaterThan(20)
})

test('a recording that begins in the middle knows where everything is, and replays', async () => {
  const { readRecording, replay } = await loadDevtools()
  const { kit } = it
  await connect(it)
  const recording = await kit.devtools.record()
  await kit.open({ view: 'Networks' })
  await settle()
  kit.close()
  await settle()
  const read = readRecording(JSON.stringify(recording.stop()))
  expect(read.frames[0]).toMatchObject({ kind: 'actor', from: { status: 'active' } })
  const charts = await chartsById()
  expect(replay(read, (id) => charts.get(id) ?? null)).toBeNull()
})

test('one that is begun by a listener, in the middle of a step, tells no step twice', async () => {
  const { replay } = await loadDevtools()
  const begun: Promise<KitRecording>[] = []
  const { unsubscribe } = it.kit.state.subscribe(() => begun.push(it.kit.devtools.record()))
  await connect(it)
  await it.kit.open({ view: 'Networks' })
  unsubscribe()
  it.kit.close()
  await settle()
  const charts = await chartsById()
  const recordings = await Promise.all(begun)
  for (const { stop } of recordings) {
    const read = JSON.parse(JSON.stringify(stop()))
    expect(replay(read, (id) => charts.get(id) ?? null)).toBeNull()
  }
  expect(recordings.length).toBeGreaterThan(3)
})

test('after its stop nothing is added', async () => {
  const recording = await it.kit.devtools.record()
  await it.kit.open()
  const { frames } = recording.stop()
  it.kit.close()
  await settle()
  expect(recording.stop().frames).toEqual(frames)
})

test("a page's own rule takes the place of ours", async () => {
  const recording = await it.kit.devtools.record({
    redact: (text, field) => (field === 'address' ? 'somebody' : text),
  })
  await connect(it)
  expect(JSON.stringify(recording.stop())).toContain('"address":"somebody"')
})

/** Everything that is told of a kit from now on. */
const hear = (told: Told[]) => it.kit.devtools.inspect((event) => told.push(event as Told))

test('who looks late is told what runs, parents before children, and what ended is forgotten', async () => {
  const { kit } = it
  await pick(it)
  const during: Told[] = []
  hear(during)()
  expect(
    during.every(({ type, snapshot }) => type === '@xstate.actor' && snapshot?.status === 'active'),
  ).toBe(true)
  const refs = during.map(({ actorRef }) => actorRef)
  for (const [at, { _parent }] of refs.entries())
    expect(_parent === undefined || refs.slice(0, at).includes(_parent)).toBe(true)
  viewOf(kit).cancel?.()
  kit.close()
  await settle()
  const after: Told[] = []
  hear(after)()
  expect(after.length).toBeLessThan(during.length)
  expect(
    after
      .map(({ actorRef }) => actorRef.getSnapshot().status)
      .every((status) => status === 'active'),
  ).toBe(true)
})

test('a kit that is stopped says so last, and tells nothing after', async () => {
  const told: Told[] = []
  await it.kit.load()
  hear(told)
  it.kit.stop()
  expect(told.at(-1)).toEqual({ type: '@latchkit.stopped' })
  const late: Told[] = []
  hear(late)
  expect(late).toEqual([])
})

test('an observer that throws disturbs nobody', async () => {
  const told: Told[] = []
  it.kit.devtools.inspect(() => {
    throw new Error('no')
  })
  hear(told)
  await it.kit.open()
  expect(told.length).toBeGreaterThan(10)
  expect(it.kit.state.getSnapshot().modal.phase === 'open').toBe(true)
  expect(it.platform.controls.logged.length).toBeGreaterThan(0)
})

test('charts that begin within the first step of another stand behind it; a chart that crashed is gone', async () => {
  const inspection = createInspection(() => {})
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
  const told: Told[] = []
  inspection.inspect((event) => told.push(event as Told))()
  expect(told.map(({ actorRef }) => actorRef._parent === undefined)).toEqual([true, false, false])
  expect(told[2]?.actorRef._parent).toBe(told[1]?.actorRef)
  const live: Told[] = []
  inspection.inspect((event) => live.push(event as Told))
  actor.send({ type: 'crash' })
  const after: Told[] = []
  inspection.inspect((event) => after.push(event as Told))()
  expect(after).toEqual([])
  await Promise.resolve()
  expect(live.filter(({ snapshot }) => snapshot?.status === 'error')).toMatchObject([
    { type: '@xstate.snapshot', event: { type: 'crash' } },
  ])
})

test('where its code did not come nothing is recorded, which is said; it is asked for again', async () => {
  vi.doMock('../devtools/record-kit.ts', () => {
    throw new Error('offline')
  })
  try {
    await expect(it.kit.devtools.record()).rejects.toThrow()
  } finally {
    vi.doUnmock('../devtools/record-kit.ts')
  }
  const recording = await it.kit.devtools.record()
  await it.kit.open()
  expect(recording.stop().frames.length).toBeGreaterThan(5)
})
