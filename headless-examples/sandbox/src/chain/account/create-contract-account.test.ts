import { createPublicClient, http } from 'viem'
import { afterAll, assert, beforeAll, test } from 'vitest'
import { sandboxAccount } from '../../base/accounts.ts'
import { type Chain, startChain } from '../start-chain.ts'
import { createContractAccount } from './create-contract-account.ts'

let chain: Chain
beforeAll(async () => {
  chain = await startChain({ chainId: 31337 })
})
afterAll(() => chain.stop())

test('createContractAccount signs for an account before and after its contract exists', async () => {
  const client = createPublicClient({ transport: http(chain.url) })
  const account = await createContractAccount(chain, { owner: sandboxAccount(0) })
  const { address } = account
  for (const code of ['missing', 'deployed']) {
    if (code === 'deployed') await account.deploy()
    const signature = await account.signMessage('hello')
    assert.isTrue(await client.verifyMessage({ address, message: 'hello', signature }))
    assert.isFalse(await client.verifyMessage({ address, message: 'hullo', signature }))
  }
  assert.isDefined(await client.getCode({ address }))
})
