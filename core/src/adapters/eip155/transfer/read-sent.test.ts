import { expect, test } from 'vitest'
import { encodeTransferData } from './erc20.ts'
import {
  type Answers,
  ada,
  bob,
  coin,
  contracts,
  ether,
  hex,
  network,
  signal,
  startTransferClient,
  text,
  tokenWith,
} from './scripted-chain.fixture.ts'

async function readSent(method: string, params: unknown, from = ada, answers: Answers = {}) {
  const { client } = await startTransferClient(answers)
  return client.readSent({ network, from, method, params }, signal)
}

test.each([
  ['eth_sendTransaction', [{ to: bob.toLowerCase(), value: hex(ether) }]],
  ['wallet_sendCalls', [{ calls: [{ to: bob, value: hex(ether) }] }]],
])('readSent describes a payment in %s [EM3]', async (method, params) => {
  expect(await readSent(method, params, ada.toLowerCase())).toMatchObject({
    payload: { from: ada, to: bob, value: hex(ether), data: '0x' },
    review: {
      from: ada,
      to: bob,
      asset: null,
      amount: String(ether),
      symbol: network.nativeCurrency.symbol,
    },
  })
})

test('readSent describes a transfer of a token with the decimals of its contract [EM3]', async () => {
  const data = encodeTransferData(bob, 5n)
  const sent = await readSent('eth_sendTransaction', [{ to: coin, data }])
  expect(sent?.review).toMatchObject({ to: bob, asset: coin, amount: '5' })
  expect(sent?.review.decimals).not.toBe(network.nativeCurrency.decimals)
})

test('readSent marks the symbol of a token that is named like the network currency [V1]', async () => {
  const sent = await readSent(
    'eth_sendTransaction',
    [{ to: coin, data: encodeTransferData(bob, 5n) }],
    ada,
    { eth_call: contracts({ [coin]: tokenWith({ '0x95d89b41': () => text('ETH') }) }) },
  )
  expect(sent?.review.symbol).toBe('ETH (0x5F…180aa3)')
})

test('readSent describes another call as a payment to the contract [EM3]', async () => {
  const params = [{ to: coin, value: '0x1', input: encodeTransferData(bob, 5n) }]
  const sent = await readSent('eth_sendTransaction', params)
  expect(sent?.review).toMatchObject({ to: coin, asset: null, amount: '1' })
})

test.each([
  ['a signature', 'personal_sign', ['0x00', ada]],
  ['several calls', 'wallet_sendCalls', [{ calls: [{ to: bob }, { to: coin }] }]],
  ['no receiver', 'eth_sendTransaction', [{ value: '0x1' }]],
  ['an invalid value', 'eth_sendTransaction', [{ to: bob, value: 1 }]],
  ['invalid data', 'eth_sendTransaction', [{ to: bob, data: 'x' }]],
  ['no parameters', 'eth_sendTransaction', null],
])('readSent returns null for %s [EM3]', async (_, method, params) => {
  expect(await readSent(method, params)).toBeNull()
})
