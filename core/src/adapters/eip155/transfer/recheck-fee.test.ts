import { expect, test } from 'vitest'
import type { PreparedTransfer } from '../../../domain/transfer/transfer.ts'
import {
  contracts,
  gwei,
  hex,
  network,
  request,
  signal,
  startTransferClient,
  word,
} from './scripted-chain.fixture.ts'

type Answers = Parameters<typeof startTransferClient>[0]
const recheck = async (prepared: PreparedTransfer, answers: Answers) => {
  const { client, connectorId } = await startTransferClient(answers)
  return client.recheck({ connectorId, network, prepared }, signal)
}
const baseFee = (fee: bigint) => ({
  eth_getBlockByNumber: () => ({ baseFeePerGas: hex(fee) }),
})
const l1Fee = (fee: bigint) => ({
  eth_call: contracts({
    '0x420000000000000000000000000000000000000F': { '0xf1c7a58b': () => word(fee) },
  }),
})
const gasPrice = (price: bigint) => ({
  eth_getBlockByNumber: () => ({ baseFeePerGas: null }),
  eth_gasPrice: () => hex(price),
})
const prepareWith = async (answers: Answers) => {
  const { client } = await startTransferClient(answers)
  return client.prepare(request(), signal)
}

test.each([
  ['a base fee', baseFee(10n * gwei), baseFee(13n * gwei), baseFee(13n * gwei + 1n)],
  ['a base fee that is ten times as high', {}, baseFee(13n * gwei), baseFee(100n * gwei)],
  ['an L1 fee', l1Fee(1_000n), l1Fee(1_200n), l1Fee(1_201n)],
  ['a gas price', gasPrice(10n), gasPrice(12n), gasPrice(13n)],
])(
  'recheck throws send/fee-risen for %s beyond what the reviewed transfer pays, and not if only its tip shrinks [V12]',
  async (_, before, payable, risen) => {
    const prepared = await prepareWith(before)
    await expect(recheck(prepared, payable)).resolves.toBeUndefined()
    await expect(recheck(prepared, risen)).rejects.toMatchObject({ code: 'send/fee-risen' })
  },
)
