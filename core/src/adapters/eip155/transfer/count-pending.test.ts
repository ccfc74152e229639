import { expect, test } from 'vitest'
import { ada, network, signal, startTransferClient } from './scripted-chain.fixture.ts'

const startWithNonces = (latest: string, pending: string) =>
  startTransferClient({
    eth_getTransactionCount: ({ params }) => (params[1] === 'pending' ? pending : latest),
  })

test.each([
  ['0x5', '0x5', 0n],
  ['0x5', '0x8', 3n],
  ['0x5', '0x4', 0n],
])(
  'countPending for latest nonce %s and pending nonce %s returns %s',
  async (latest, pending, expected) => {
    const { client } = await startWithNonces(latest, pending)
    await expect(client.countPending({ network, address: ada }, signal)).resolves.toBe(expected)
  },
)

test('countPending throws transaction/address-invalid for an invalid address', async () => {
  const { client } = await startTransferClient()
  await expect(client.countPending({ network, address: 'invalid' }, signal)).rejects.toMatchObject({
    code: 'transaction/address-invalid',
  })
})
