import { describe, expect, test } from 'vitest'
import { assign, createActor, sendTo, setup } from 'xstate'
import { createManualClock } from '../../../core/src/platform/manual-clock.ts'
import { createMemoryPlatform } from '../../../core/src/platform/memory.ts'
import { createResource } from '../../../core/src/resource/resource.actors.ts'
import type {
  ReadRequest,
  Resource,
  ResourceCommand,
  ResourceInput,
} from '../../../core/src/resource/resource.types.ts'
import { resourceOf } from '../../../core/src/resource/resource.view.ts'
import { flush } from '../walker/model-run.ts'
import { scenario } from '../walker/scenario.ts'
import { resourceInputs, result, times, unreachable } from './resource.cases.ts'
import { resourceModel } from './resource.model.ts'

const { timeout, lifetime, interval } = times

const start = (input = resourceInputs.keyed) => {
  const run = scenario(resourceModel, input)
  return {
    ...run,
    resource: () => resourceOf(run.snapshot()),
    lastRequest: () => run.inputsOf('read').at(-1),
  }
}
type Run = ReturnType<typeof start>
const startRead = async (
  data: unknown,
  next: unknown = null,
  input: ResourceInput = resourceInputs.keyed,
) => {
  const run = start(input)
  await run.answer('read', result(data, next))
  return run
}
const first = { key: 'a', cursor: null, data: null, forced: false }

describe('the key of a resource', () => {
  test('a resource reads the first page of its key, and nothing without one', async () => {
    const idle = start(resourceInputs.idle)
    expect([idle.resource().status, idle.inputsOf('read')]).toEqual(['idle', []])
    await idle.send({ type: 'key.set', key: 'a' })
    expect([idle.resource().status, idle.inputsOf('read')]).toEqual(['loading', [first]])
    await idle.answer('read', result('all'))
    expect(idle.resource()).toEqual({
      status: 'fresh',
      data: 'all',
      problem: null,
      page: 'first',
      hasMore: false,
    })
  })

  test('another key stops the read, clears the data and starts again; the same key has no effect [G4, O-5]', async () => {
    const run = await startRead({ rows: 1 }, 'second')
    await run.send({ type: 'key.set', key: 'a' })
    expect([run.resource().status, run.inputsOf('read').length]).toEqual(['fresh', 1])
    await run.send({ type: 'loadMore' })
    await run.send({ type: 'key.set', key: { account: 'b' } })
    await run.answerLate(result('late'))
    expect(run.resource()).toMatchObject({ status: 'loading', data: null, hasMore: false })
    expect(run.lastRequest()).toEqual({ ...first, key: { account: 'b' } })
    await run.send({ type: 'key.set', key: { account: 'b' } })
    expect(run.inputsOf('read').length).toBe(3)
    await run.send({ type: 'key.set', key: null })
    expect(run.resource()).toMatchObject({ status: 'idle', data: null })
  })

  test('another key can have data that the owner knows', async () => {
    const run = start()
    await run.send({ type: 'key.set', key: 'b', data: 'known' })
    expect(run.resource()).toMatchObject({ status: 'loading', data: 'known' })
    expect(run.lastRequest()).toEqual({ ...first, key: 'b', data: 'known' })
  })

  test('another key starts with a read that uses the caches, unless it is forced', async () => {
    const run = await startRead('old')
    await run.send({ type: 'refresh', forced: true })
    await run.send({ type: 'key.set', key: 'b' })
    expect(run.lastRequest()).toEqual({ ...first, key: 'b' })
    await run.send({ type: 'key.set', key: 'c', forced: true })
    expect(run.lastRequest()).toEqual({ ...first, key: 'c', forced: true })
  })
})

describe('reading again', () => {
  test('a refresh reads the first page again while the data stays shown', async () => {
    for (const forced of [true, false]) {
      const run = await startRead('old', 'second')
      await run.send({ type: 'refresh', forced })
      expect(run.resource()).toMatchObject({ status: 'loading', data: 'old', page: 'first' })
      expect(run.lastRequest()).toEqual({ ...first, data: 'old', forced })
      await run.answer('read', result('new'))
      expect(run.resource()).toMatchObject({ status: 'fresh', data: 'new', hasMore: false })
    }
  })

  test('a forced refresh stops a running read, another one does not: the newest wins [G5]', async () => {
    const run = start()
    await run.send({ type: 'refresh', forced: false })
    expect(run.inputsOf('read').length).toBe(1)
    await run.send({ type: 'refresh', forced: true })
    await run.answerLate(result('late'))
    expect([run.resource().status, run.lastRequest()]).toEqual([
      'loading',
      { ...first, forced: true },
    ])
    await run.answer('read', result('new'))
    expect(run.resource().data).toBe('new')
  })

  test('data is stale after its lifetime, and read again when the page is visible or online', async () => {
    const occasions = ['visible', 'online', 'refresh'] as const
    for (const type of occasions) {
      const run = await startRead('old', 'second', resourceInputs.aging)
      await run.send({ type: 'loadMore' })
      await run.answer('read', result('old and second', 'third'))
      await run.elapse(lifetime - 1)
      expect(run.resource().status).toBe('fresh')
      await run.elapse(1)
      expect([run.statePath(), run.resource().status]).toEqual(['stale', 'stale'])
      await run.send(type === 'refresh' ? { type, forced: false } : { type })
      expect([run.statePath(), run.lastRequest()]).toEqual([
        'reading',
        { ...first, data: 'old and second' },
      ])
    }
  })

  test('a further page of stale data can be read', async () => {
    const run = await startRead('old', 'second', resourceInputs.aging)
    await run.elapse(lifetime)
    await run.send({ type: 'loadMore' })
    expect(run.lastRequest()).toEqual({ ...first, cursor: 'second', data: 'old' })
  })

  test('a resource with an interval reads the first page again after each read, also a failed one', async () => {
    const run = start(resourceInputs.polled)
    await run.send({ type: 'refresh', forced: true })
    await run.answer('read', result('one', 'second'))
    await run.send({ type: 'loadMore' })
    await run.answer('read', result('two'))
    await run.elapse(interval)
    expect(run.lastRequest()).toEqual({ ...first, data: 'two' })
    await run.fail('read', unreachable)
    await run.elapse(interval)
    expect([run.resource().status, run.inputsOf('read').length]).toEqual(['loading', 5])
    await run.answer('read', result('three', 'second'))
    await run.send({ type: 'loadMore' })
    await run.fail('read', unreachable)
    await run.elapse(interval)
    expect(run.lastRequest()).toEqual({ ...first, data: 'three' })
  })
})

describe('pages', () => {
  test('loadMore reads the next page with the data so far, and does nothing without one', async () => {
    const run = await startRead('1', 'second')
    expect(run.resource().hasMore).toBe(true)
    await run.send({ type: 'refresh', forced: true })
    await run.answer('read', result('1', 'second'))
    await run.send({ type: 'loadMore' })
    expect(run.resource()).toMatchObject({ status: 'loading', data: '1', page: 'further' })
    expect(run.lastRequest()).toEqual({ ...first, cursor: 'second', data: '1' })
    await run.answer('read', result('1, 2'))
    await run.send({ type: 'loadMore' })
    expect([run.resource(), run.inputsOf('read').length]).toMatchObject([
      { status: 'fresh', data: '1, 2', hasMore: false },
      3,
    ])
  })

  test('a page without anything to show is followed by the next one at once, each with its own deadline', async () => {
    const run = start()
    await run.elapse(timeout - 1)
    await run.answer('read', result('none', 'second', true))
    await run.elapse(timeout - 1)
    expect([run.resource().status, run.lastRequest()]).toEqual([
      'loading',
      { ...first, cursor: 'second', data: 'none' },
    ])
    await run.answer('read', result('still none', null, true))
    expect(run.resource()).toMatchObject({ status: 'fresh', data: 'still none' })
  })

  test('a forced refresh during a further page reads the first page instead', async () => {
    const run = await startRead('1', 'second')
    await run.send({ type: 'loadMore' })
    await run.send({ type: 'refresh', forced: true })
    expect([run.statePath(), run.lastRequest()]).toEqual([
      'reading',
      { ...first, data: '1', forced: true },
    ])
  })

  test('after a failed page, loadMore reads it again and refresh reads the first one', async () => {
    const failedPage = async () => {
      const run = await startRead('1', 'second')
      await run.send({ type: 'loadMore' })
      await run.fail('read', unreachable)
      expect(run.resource()).toEqual({
        status: 'failed',
        data: '1',
        problem: 'endpoint/unreachable',
        page: 'further',
        hasMore: true,
      })
      return run
    }
    for (const type of ['loadMore', 'online'] as const) {
      const run = await failedPage()
      await run.send({ type })
      expect(run.lastRequest()).toEqual({ ...first, cursor: 'second', data: '1' })
    }
    const run = await failedPage()
    await run.send({ type: 'refresh', forced: true })
    expect(run.lastRequest()).toEqual({ ...first, data: '1', forced: true })
    await run.fail('read', unreachable)
    await run.send({ type: 'loadMore' })
    expect(run.lastRequest()).toEqual({ ...first, cursor: 'second', data: '1' })
  })
})

test('loadMore does nothing while stale or failed without a further page', async () => {
  const run = await startRead('all', null, resourceInputs.aging)
  await run.elapse(lifetime)
  await run.send({ type: 'loadMore' })
  expect(run.statePath()).toBe('stale')
  await run.send({ type: 'refresh', forced: true })
  await run.fail('read', unreachable)
  await run.send({ type: 'loadMore' })
  expect(run.statePath()).toBe('failed.waiting')
})

describe('a failed read', () => {
  const ends = [
    ['endpoint/unreachable', (run: Run) => run.fail('read', unreachable)],
    ['kit/timed-out', (run: Run) => run.elapse(timeout)],
  ] as const

  test.each(ends)('a resource fails with %s and keeps its data', async (problem, end) => {
    const run = await startRead('old')
    await run.send({ type: 'refresh', forced: true })
    await end(run)
    await run.answerLate(result('late'))
    expect(run.resource()).toMatchObject({ status: 'failed', data: 'old', problem })
    await run.send({ type: 'refresh', forced: false })
    expect(run.resource()).toMatchObject({ status: 'loading', data: 'old', problem: null })
  })

  test('a failed read is repeated when the browser is online again [G7]', async () => {
    const run = start()
    await run.fail('read', unreachable)
    await run.send({ type: 'online' })
    expect([run.resource().status, run.inputsOf('read').length]).toEqual(['loading', 2])
  })

  test('a resource is offline after a failure without a connection, until it is online or read again [G7]', async () => {
    const offline = async () => {
      const run = await startRead('1', 'second')
      await run.send({ type: 'loadMore' })
      await run.fail('read', unreachable)
      await run.send({ type: 'offline' })
      expect(run.resource()).toMatchObject({
        status: 'offline',
        data: '1',
        problem: 'endpoint/unreachable',
      })
      return run
    }
    const online = await offline()
    await online.send({ type: 'online' })
    expect(online.lastRequest()).toEqual({ ...first, cursor: 'second', data: '1' })
    const refreshed = await offline()
    await refreshed.send({ type: 'refresh', forced: true })
    expect(refreshed.lastRequest()).toEqual({ ...first, data: '1', forced: true })
    await refreshed.fail('read', unreachable)
    await refreshed.send({ type: 'offline' })
    await refreshed.send({ type: 'loadMore' })
    expect(refreshed.lastRequest()).toEqual({ ...first, cursor: 'second', data: '1' })
  })

  test('loadMore does nothing while offline without a further page', async () => {
    const run = start()
    await run.fail('read', unreachable)
    await run.send({ type: 'offline' })
    await run.send({ type: 'loadMore' })
    expect(run.statePath()).toBe('offline')
  })
})

describe('the actor of a resource', () => {
  type Request = ReadRequest<string, string, string>
  function startActor(read: (request: Request, signal: AbortSignal) => Promise<string>) {
    const clock = createManualClock()
    const platform = createMemoryPlatform({ clock })
    const inspected: unknown[] = []
    const resource = createResource(
      platform,
      { inspect: (event) => inspected.push(event) },
      {
        id: 'test',
        changed: 'test.changed',
        timeout,
        read: async (request: Request, signal) => ({
          data: await read(request, signal),
          next: null,
          continues: false,
        }),
      },
    )
    const owner = setup({
      types: {} as {
        events: { type: 'test.changed'; resource: Resource<unknown> } | ResourceCommand
        context: { changes: readonly unknown[] }
      },
      actors: { resource },
      actions: {
        addChange: assign(({ context, event }) =>
          'resource' in event ? { changes: [...context.changes, event.resource] } : {},
        ),
      },
    }).createMachine({
      context: { changes: [] },
      invoke: { id: 'resource', src: 'resource', input: () => 'a' },
      on: {
        'test.changed': { actions: 'addChange' },
        'key.set': { actions: sendTo('resource', ({ event }) => event) },
        refresh: { actions: sendTo('resource', ({ event }) => event) },
      },
    })
    const actor = createActor(owner, { clock }).start()
    const changes = () => actor.getSnapshot().context.changes
    return { actor, platform, clock, inspected, changes }
  }
  const flushAll = async () => {
    for (let turn = 0; turn < 5; turn += 1) await flush()
  }
  const fails = async () => {
    throw unreachable
  }

  test('the actor of a resource sends its owner each change once, and receives its commands', async () => {
    const { actor, changes, inspected } = startActor(async ({ key, forced }) => `${key} ${forced}`)
    await flushAll()
    actor.send({ type: 'refresh', forced: true })
    await flushAll()
    const base = { problem: null, page: 'first', hasMore: false }
    expect(changes()).toEqual([
      { ...base, status: 'loading', data: null },
      { ...base, status: 'fresh', data: 'a false' },
      { ...base, status: 'loading', data: 'a false' },
      { ...base, status: 'fresh', data: 'a true' },
    ])
    expect(inspected.length).toBeGreaterThan(0)
  })

  test('data of a resource without lifetime and interval stays fresh', async () => {
    let count = 0
    const { changes, clock } = startActor(async () => {
      count += 1
      return 'read'
    })
    await flushAll()
    clock.advance(86_400_000)
    await flushAll()
    expect([count, changes().at(-1)]).toMatchObject([1, { status: 'fresh', data: 'read' }])
  })

  test('a resource is offline at once if a read fails without a connection, and reads again online [G7]', async () => {
    const { platform, changes } = startActor(fails)
    platform.controls.isOffline = true
    await flushAll()
    expect(changes().at(-1)).toMatchObject({ status: 'offline', problem: 'endpoint/unreachable' })
    platform.controls.isOffline = false
    platform.controls.emit('online')
    expect(changes().at(-1)).toMatchObject({ status: 'loading' })
    await flushAll()
    platform.controls.emit('offline')
    expect(changes().at(-1)).toMatchObject({ status: 'offline' })
  })

  test('the actor of a resource sends its owner the first state of each key', async () => {
    const { actor, changes } = startActor(() => new Promise(() => {}))
    actor.send({ type: 'key.set', key: 'a' })
    expect(changes()).toMatchObject([{ status: 'loading' }])
    actor.send({ type: 'key.set', key: 'b' })
    expect(changes()).toMatchObject([{ status: 'loading' }, { status: 'loading' }])
  })

  test('an owner crashes with its resource, so that the kit logs the error', async () => {
    const crash = new Error('no JSON')
    const { actor } = startActor(async () => 'read')
    const errors: unknown[] = []
    actor.subscribe({ error: (error) => errors.push(error) })
    await flushAll()
    const key = {
      toJSON() {
        throw crash
      },
    }
    actor.send({ type: 'key.set', key })
    await flushAll()
    expect([actor.getSnapshot().status, String(errors)]).toEqual([
      'error',
      expect.stringContaining(crash.message),
    ])
  })

  test('the actor of a resource aborts its read and removes its listeners when it stops [O5]', async () => {
    const signals: AbortSignal[] = []
    const reading = startActor((_, signal) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    reading.actor.stop()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    const failing = startActor(fails)
    await flushAll()
    expect(failing.platform.controls.listenerCount()).toBe(3)
    failing.actor.stop()
    expect(failing.platform.controls.listenerCount()).toBe(0)
  })
})
