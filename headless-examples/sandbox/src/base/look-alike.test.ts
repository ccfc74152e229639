import { isAddress } from 'viem'
import { assert, test } from 'vitest'
import { sandboxAccount } from './accounts.ts'
import { lookAlike } from './look-alike.ts'

test('lookAlike returns a different valid address with the same beginning and end', () => {
  const { address } = sandboxAccount(0)
  const other = lookAlike(address)
  assert(isAddress(other))
  assert.notEqual(other.toLowerCase(), address.toLowerCase())
  assert.equal(other.toLowerCase().slice(0, 6), address.toLowerCase().slice(0, 6))
  assert.equal(other.toLowerCase().slice(-6), address.toLowerCase().slice(-6))
})
