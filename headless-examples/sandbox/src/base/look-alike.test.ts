import { isAddress } from 'viem'
import { assert, test } from 'vitest'
import { sandboxAccount } from './accounts.ts'
import { lookAlike } from './look-alike.ts'

test('it begins and ends as the other does, is an address, and is another', () => {
  const { address } = sandboxAccount(0)
  const other = lookAlike(address)
  assert(isAddress(other))
  assert.notEqual(other.toLowerCase(), address.toLowerCase())
  assert.equal(other.toLowerCase().slice(0, 6), address.toLowerCase().slice(0, 6))
  assert.equal(other.toLowerCase().slice(-6), address.toLowerCase().slice(-6))
})
