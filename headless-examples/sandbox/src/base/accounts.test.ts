import { mnemonicToAccount } from 'viem/accounts'
import { assert, test } from 'vitest'
import { fundedAccounts, mnemonic, sandboxAccount } from './accounts.ts'

test('the accounts are those of the mnemonic', () => {
  for (let index = 0; index < fundedAccounts; index += 1) {
    assert.equal(
      sandboxAccount(index).address,
      mnemonicToAccount(mnemonic, { addressIndex: index }).address,
    )
  }
})

test('an account that nobody funds is not handed out', () =>
  assert.throws(() => sandboxAccount(fundedAccounts), 'no account 10'))
