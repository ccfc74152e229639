import { expect, test } from 'vitest'
import { timeouts } from '../domain/constants.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import { createKit } from './create-kit.ts'
import { grantedIn, networkOption } from './families.fixture.ts'
import { settle, stored } from './kit.fixture.ts'

test('a stored connection that comes back asks nothing of the data service, however long nobody looks', async () => {
  const clock = createManualClock()
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = (request) => {
    asked.push(String(request instanceof Request ? request.url : request))
    return Promise.resolve(new Response('', { status: 404 }))
  }
  const platform = createMemoryPlatform({ clock, fetch, stored: stored('fox') })
  const adapter = createScriptedAdapter('eip155')
  adapter.announce(scriptedConnector('fox', 'eip155'))
  const kit = createKit({
    projectId: 'p',
    adapters: [adapter],
    networks: [networkOption('eip155')],
    platform,
  })
  await settle()
  adapter.calls.resume[0]?.resolve(grantedIn('eip155', 'fox'))
  await kit.ready()
  expect(kit.account.get('eip155').status).toBe('connected')
  for (let times = 0; times < 5; times += 1) {
    clock.advance(timeouts.balanceCache + 1)
    await settle()
  }
  expect(asked).toEqual([])
  kit.stop()
  expect(clock.pending()).toBe(0)
})
