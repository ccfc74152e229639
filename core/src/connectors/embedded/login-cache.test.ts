import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createStorage } from '../../storage/storage.ts'
import { createLoginCache } from './login-cache.ts'

const network = toCaipNetworkId('eip155:1')
function openCache() {
  const platform = createMemoryPlatform({})
  const cache = createLoginCache(createStorage({ platform, kitId: 'default' }))
  const stored = () => platform.controls.storage?.keys() ?? []
  return { cache, stored }
}

test('the login cache stores a complete login and deletes the time of the last e-mail', () => {
  const { cache } = openCache()
  expect([cache.isUsed(), cache.lastEmailAt(), cache.lastNetwork()]).toEqual([false, null, null])
  cache.setEmailSent(1_700_000_000_000)
  expect([cache.isUsed(), cache.lastEmailAt()]).toEqual([false, 1_700_000_000_000])
  cache.setLogin({ email: 'ada@example.com', userName: 'ada', network })
  expect([cache.isUsed(), cache.lastEmailAt(), cache.lastNetwork(), cache.userName()]).toEqual([
    true,
    null,
    network,
    'ada',
  ])
})

test('the login cache removes the name of the last user after a login without one', () => {
  const { cache } = openCache()
  cache.setLogin({ email: 'ada@example.com', userName: 'ada', network })
  cache.setLogin({ email: null, userName: null, network })
  expect([cache.userName(), cache.isUsed()]).toEqual([null, true])
})

test('the login cache leaves no key after clear', () => {
  const { cache, stored } = openCache()
  cache.setLogin({ email: 'ada@example.com', userName: 'ada', network })
  cache.setEmailSent(1)
  cache.setSmartAccountNetworks([network])
  expect(cache.smartAccountNetworks()).toEqual([network])
  cache.clear()
  expect(stored()).toEqual([])
  expect(cache.smartAccountNetworks()).toEqual([])
})
