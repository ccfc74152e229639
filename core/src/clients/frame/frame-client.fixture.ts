import { expect } from 'vitest'
import type { ManualClock } from '../../platform/manual-clock.ts'
import { createManualClock } from '../../platform/manual-clock.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import type { WindowMessage } from '../../platform/platform.ts'
import { createFrameClient } from './create-frame-client.ts'

export const origin = 'https://frame.example'
export const { signal } = new AbortController()

/** Lets promises settle. The parts under test wait for the simulated clock only. */
export const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

/** A client on a memory platform, whose frame does what the test says. */
export function startClient(clock: ManualClock = createManualClock()) {
  const platform = createMemoryPlatform({ clock })
  const client = createFrameClient({
    platform,
    url: `${origin}/sdk`,
    projectId: 'p1',
    chainId: () => 'eip155:1',
    enableLogger: false,
    prefixes: { request: '@w3m-app/', answer: '@w3m-frame/' },
  })
  const frame = () => {
    const [first] = platform.controls.frames
    if (first === undefined) throw new Error('No frame was added')
    return first
  }
  const receive = (data: unknown, change: Partial<WindowMessage> = {}) =>
    platform.controls.emitMessage({ data, origin, source: frame().window, ...change })
  const ready = async () => {
    receive({ type: '@w3m-frame/READY', payload: {} })
    await turns()
    clock.advance(500)
  }
  /** Expects that the client has posted so many messages. */
  const posted = async (count: number) => {
    await turns()
    expect(frame().posted.length).toBe(count)
  }
  return { platform, client, clock, frame, receive, ready, posted }
}
