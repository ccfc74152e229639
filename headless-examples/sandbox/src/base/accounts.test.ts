import { mnemonicToAccount } from 'viem/accounts'
import { assert, test } from 'vitest'
import { fundedAccounts, mnemonic, sandboxAccount } from './accounts.ts'

test('sandboxAccount returns the accounts that are derived from the mnemonic', async () => {
  for (let index = 0; index < fundedAccounts; index += 1) {
    const derived = mnemonicToAccount(mnemonic, { addressIndex: index })
    const account = sandboxAccount(index)
    assert.equal(account.address, derived.address)
    const message = 'hello'
    assert.equal(await account.signMessage({ message }), await derived.signMessage({ message }))
  }
})

test('sandboxAccount throws for an index beyond the funded accounts', () =>
  assert.throws(() => sandboxAccount(fundedAccounts), 'no account 10'))
