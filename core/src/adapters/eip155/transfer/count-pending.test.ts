import { expect, test } from 'vitest'
import { ada, network, signal, startTransfer } from './scripted-chain.fixture.ts'

const counts = (latest: string, pending: string) =>
  startTransfer({
    eth_getTransactionCount: ({ params }) => (params[1] === 'pending' ? pending : latest),
  })

test.each([
  ['0x5', '0x5', 0n],
  ['0x5', '0x8', 3n],
  ['0x5', '0x4', 0n],
])('of numbers %s taken and %s given, %s are pending', async (latest, pending, expected) => {
  const { money } = await counts(latest, pending)
  await expect(money.countPending({ network, address: ada }, signal)).resolves.toBe(expected)
})

test('nobody has none', async () => {
  const { money } = await startTransfer()
  await expect(money.countPending({ network, address: 'nobody' }, signal)).rejects.toMatchObject({
    code: 'transaction/address-invalid',
  })
})
