import { describe, expect, test } from 'vitest'
import { connection, createTestKit, settle } from '../kit/kit.fixture.ts'
import { follow, viewsOf } from './follow.ts'

/** Collects the yielded values. `ended` resolves when the loop ends. */
function collect<T>(loop: AsyncIterable<T>) {
  const values: T[] = []
  const ended = (async () => {
    for await (const value of loop) values.push(value)
    return 'ended'
  })()
  return { values, ended }
}

describe('follow', () => {
  test('follow yields the current value and each change until the signal aborts', async () => {
    const { kit } = createTestKit()
    const controller = new AbortController()
    const { values, ended } = collect(
      follow(kit.state, ({ config }) => config.themeMode, controller.signal),
    )
    await settle()
    kit.settings.update({ themeMode: 'dark' })
    await settle()
    expect(values).toEqual([null, 'dark'])
    controller.abort()
    expect(await ended).toBe('ended')
    kit.settings.update({ themeMode: 'light' })
    await settle()
    expect(values).toEqual([null, 'dark'])
  })

  test('follow yields only the last value of several changes in one task', async () => {
    const { kit } = createTestKit()
    const { values } = collect(follow(kit.state, ({ config }) => config.themeMode))
    for (const mode of ['dark', 'light', 'dark'] as const) kit.settings.update({ themeMode: mode })
    await settle()
    expect(values).toEqual([null, 'dark'])
  })
})

describe('viewsOf', () => {
  const startConnecting = async () => {
    const { kit, adapter, clock } = createTestKit()
    const { connectExternalFlow } = await import('../flows/index.ts')
    const running = await kit.run(connectExternalFlow, { connectorId: 'fox' })
    return { running, clock, adapter, ...collect(viewsOf(running)) }
  }
  test('viewsOf ends with the last view of the flow', async () => {
    const { adapter, clock, values, ended } = await startConnecting()
    await settle()
    adapter.calls.connect[0]?.resolve(connection())
    await settle()
    clock.advance(60_000)
    expect(await ended).toBe('ended')
    expect(values.map(({ step }) => step)).toEqual(['requesting', 'connected', 'connected'])
  })

  test('viewsOf ends when the flow is stopped, or immediately if it was stopped before', async () => {
    const { running, values, ended } = await startConnecting()
    await settle()
    running.stop()
    expect(await ended).toBe('ended')
    expect(values.map(({ step }) => step)).toEqual(['requesting'])
    expect(await collect(viewsOf(running)).ended).toBe('ended')
  })
})
