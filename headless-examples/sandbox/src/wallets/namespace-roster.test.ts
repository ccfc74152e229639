import { assert, test } from 'vitest'
import { fundedAccounts } from '../base/accounts.ts'
import { walletRoster } from '../base/wallet-roster.ts'
import { namespaceNetworks, namespaceRoster } from './namespace-roster.ts'

test('Foxglove has one name and icon in its three namespaces; those of all other wallets are unique', () => {
  const brandings = [...walletRoster(), ...namespaceRoster()].map(({ branding }) => branding)
  const [foxglove] = brandings
  const foxgloveBrandings = brandings.filter(({ name }) => name === foxglove?.name)
  assert.deepEqual(new Set(foxgloveBrandings.map(({ icon }) => icon)), new Set([foxglove?.icon]))
  assert.equal(foxgloveBrandings.length, 3)
  assert.equal(new Set(brandings.map(({ name }) => name)).size, brandings.length - 2)
  assert.equal(new Set(brandings.map(({ icon }) => icon)).size, brandings.length - 2)
})

test('namespaceRoster gives every wallet a network of its namespace and at least two 32-byte secrets', () => {
  for (const { namespace, secrets } of namespaceRoster()) {
    assert.isTrue(namespaceNetworks[namespace].startsWith(`${namespace}:`))
    assert.isAtLeast(secrets.length, 2)
    assert.isBelow(secrets.length, fundedAccounts)
    for (const secret of secrets) assert.equal(secret.length, 32)
  }
})
