import { expect, test } from 'vitest'
import { timeouts } from '../domain/constants.ts'
import { catalogue } from '../errors/catalogue.ts'
import { KitError } from '../errors/kit-error.ts'
import { createManualClock } from '../platform/manual-clock.ts'
import { createMemoryPlatform } from '../platform/memory.ts'
import { createScriptedAdapter, scriptedConnector } from '../testing/scripted-adapter.ts'
import { createKit } from './create-kit.ts'
import { settle, storedConnection } from './kit.fixture.ts'
import { connectionIn, networkOption } from './namespaces.fixture.ts'

test('a restored connection sends no request to the data service unless a view shows its holdings', async () => {
  const clock = createManualClock()
  const requests: string[] = []
  const fetch: typeof globalThis.fetch = (request) => {
    requests.push(String(request instanceof Request ? request.url : request))
    return Promise.resolve(new Response('', { status: 404 }))
  }
  const platform = createMemoryPlatform({ clock, fetch, stored: storedConnection('fox') })
  const adapter = createScriptedAdapter('eip155')
  adapter.announce(scriptedConnector('fox', 'eip155'))
  const kit = createKit({
    projectId: 'p',
    adapters: [adapter],
    networks: [networkOption('eip155')],
    platform,
  })
  await settle()
  adapter.calls.resume[0]?.resolve(connectionIn('eip155', 'fox'))
  await kit.ready()
  expect(kit.account.get('eip155').status).toBe('connected')
  for (let times = 0; times < 5; times += 1) {
    clock.advance(timeouts.balanceCache + 1)
    await settle()
  }
  expect(requests).toEqual([])
  kit.stop()
  expect(clock.pending()).toBe(0)
})

test('a stored connection that cannot be restored is logged, and the account is disconnected', async () => {
  const platform = createMemoryPlatform({ stored: storedConnection('fox') })
  const adapter = createScriptedAdapter('eip155')
  adapter.announce(scriptedConnector('fox', 'eip155'))
  const kit = createKit({ adapters: [adapter], networks: [networkOption('eip155')], platform })
  await settle()
  adapter.calls.resume[0]?.reject(
    new KitError(catalogue, 'rpc/internal', {}, { cause: new Error('0xabc') }),
  )
  await kit.ready()
  expect(kit.account.get('eip155').status).toBe('disconnected')
  expect(platform.controls.logged.filter(({ message }) => message.includes('Rest'))).toEqual([
    {
      level: 'warn',
      message: 'Restoring the connection of eip155 failed: rpc/internal',
      error: null,
    },
  ])
  expect(JSON.stringify(platform.controls.logged)).not.toContain('0xabc')
  kit.stop()
})
