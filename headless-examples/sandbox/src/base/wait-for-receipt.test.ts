import { createClient, createTestClient, http, publicActions, walletActions } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, startChain } from '../chain/start-chain.ts'
import { sandboxAccount } from './accounts.ts'
import { waitForReceipt } from './wait-for-receipt.ts'

let chain: Chain
beforeAll(async () => {
  chain = await startChain({ chainId: 31337 })
})
afterAll(() => chain.stop())

test('waitForReceipt resolves when the last block is mined between two of its reads', async () => {
  const node = createTestClient({ mode: 'anvil', transport: http(chain.url) })
    .extend(publicActions)
    .extend(walletActions)
  await node.setAutomine(false)
  const to = sandboxAccount(1).address
  const hash = await node.sendTransaction({
    account: sandboxAccount(0),
    chain: null,
    to,
    value: 1n,
  })
  let reads = 0
  const reader = createClient({
    transport: http(chain.url, {
      async onFetchRequest() {
        reads += 1
        if (reads === 3) await node.mine({ blocks: 1 })
      },
    }),
  })
  expect(await waitForReceipt(reader, hash)).toMatchObject({ status: 'success' })
  expect(reads).toBe(3)
})
