import { assert, test } from 'vitest'
import { fundedAccounts } from '../base/accounts.ts'
import { walletRoster } from '../base/wallet-roster.ts'
import { namespaceNetworks, namespaceRoster } from './namespace-roster.ts'

test('Foxglove has the same branding in all namespaces; the other wallets have unique ones', () => {
  const brandings = [...walletRoster(), ...namespaceRoster()].map(({ branding }) => branding)
  const [foxglove] = brandings
  const same = brandings.filter(({ name }) => name === foxglove?.name)
  assert.deepEqual(new Set(same.map(({ icon }) => icon)), new Set([foxglove?.icon]))
  assert.equal(same.length, 3)
  assert.equal(new Set(brandings.map(({ name }) => name)).size, brandings.length - 2)
  assert.equal(new Set(brandings.map(({ icon }) => icon)).size, brandings.length - 2)
})

test('every wallet has a network of its namespace and funded secrets', () => {
  for (const { namespace, secrets } of namespaceRoster()) {
    assert.isTrue(namespaceNetworks[namespace].startsWith(`${namespace}:`))
    assert.isAtLeast(secrets.length, 2)
    assert.isBelow(secrets.length, fundedAccounts)
    for (const secret of secrets) assert.equal(secret.length, 32)
  }
})
