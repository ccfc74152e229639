import { mnemonicToAccount } from 'viem/accounts'
import { assert, test } from 'vitest'
import { fundedAccounts, mnemonic, sandboxAccount } from './accounts.ts'

test('sandboxAccount returns the accounts that are derived from the mnemonic', () => {
  for (let index = 0; index < fundedAccounts; index += 1) {
    assert.equal(
      sandboxAccount(index).address,
      mnemonicToAccount(mnemonic, { addressIndex: index }).address,
    )
  }
})

test('sandboxAccount throws for an index beyond the funded accounts', () =>
  assert.throws(() => sandboxAccount(fundedAccounts), 'no account 10'))
