import { assert, test } from 'vitest'
import { fundedAccounts } from '../base/accounts.ts'
import { roster } from '../base/wallet-roster.ts'
import { namespaceNetworks, namespaceRoster } from './namespace-roster.ts'

test('Foxglove is the same wallet wherever it is, every other has a name and an icon of its own', () => {
  const faces = [...roster(), ...namespaceRoster()].map(({ branding }) => branding)
  const [foxglove] = faces
  const same = faces.filter(({ name }) => name === foxglove?.name)
  assert.deepEqual(new Set(same.map(({ icon }) => icon)), new Set([foxglove?.icon]))
  assert.equal(same.length, 3)
  assert.equal(new Set(faces.map(({ name }) => name)).size, faces.length - 2)
  assert.equal(new Set(faces.map(({ icon }) => icon)).size, faces.length - 2)
})

test('every wallet has a network of its family, and secrets that the sandbox funds', () => {
  for (const { namespace, secrets } of namespaceRoster()) {
    assert.isTrue(namespaceNetworks[namespace].startsWith(`${namespace}:`))
    assert.isAtLeast(secrets.length, 2)
    assert.isBelow(secrets.length, fundedAccounts)
    for (const secret of secrets) assert.equal(secret.length, 32)
  }
})
