import { describe, expect, test } from 'vitest'
import { createTestKit, connection, settle } from '../kit/kit.fixture.ts'
import { follow, viewsOf } from './follow.ts'

/** Goes through all of it, and tells what was seen so far. */
function collect<T>(loop: AsyncIterable<T>) {
  const seen: T[] = []
  const ended = (async () => {
    for await (const one of loop) seen.push(one)
    return 'ended'
  })()
  return { seen, ended }
}

describe('a store is followed', () => {
  test('from what is so now, through each change, to the signal', async () => {
    const { kit } = createTestKit()
    const leaving = new AbortController()
    const { seen, ended } = collect(
      follow(kit.state, ({ config }) => config.themeMode, leaving.signal),
    )
    await settle()
    kit.settings.update({ themeMode: 'dark' })
    await settle()
    expect(seen).toEqual([null, 'dark'])
    leaving.abort()
    expect(await ended).toBe('ended')
    kit.settings.update({ themeMode: 'light' })
    await settle()
    expect(seen).toEqual([null, 'dark'])
  })

  test('without a step for each of several changes that come at once, and with the last of them', async () => {
    const { kit } = createTestKit()
    const { seen } = collect(follow(kit.state, ({ config }) => config.themeMode))
    for (const mode of ['dark', 'light', 'dark'] as const) kit.settings.update({ themeMode: mode })
    await settle()
    expect(seen).toEqual([null, 'dark'])
  })
})

describe('the views of a flow', () => {
  const asking = async () => {
    const { kit, adapter, clock } = createTestKit()
    const { connectExternalFlow } = await import('../flows/connect/external/index.ts')
    const running = await kit.run(connectExternalFlow, { connectorId: 'fox' })
    return { running, clock, adapter, ...collect(viewsOf(running)) }
  }
  test('end with the last one', async () => {
    const { adapter, clock, seen, ended } = await asking()
    await settle()
    adapter.calls.connect[0]?.resolve(connection())
    await settle()
    clock.advance(60_000)
    expect(await ended).toBe('ended')
    expect(seen.map(({ step }) => step)).toEqual(['asking', 'connected', 'connected'])
  })

  test('end where the flow is stopped, or was', async () => {
    const { running, seen, ended } = await asking()
    await settle()
    running.stop()
    expect(await ended).toBe('ended')
    expect(seen.map(({ step }) => step)).toEqual(['asking'])
    expect(await collect(viewsOf(running)).ended).toBe('ended')
  })
})
