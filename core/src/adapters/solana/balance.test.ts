import { expect, test } from 'vitest'
import { scriptedNodes } from '../../clients/json-rpc/scripted-nodes.fixture.ts'
import { createKey } from './keys.fixture.ts'
import { devnet, startAdapter } from './scripted-wallet.fixture.ts'

const { address } = createKey(1)
const { signal } = new AbortController()
const devnetGenesis = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

async function startReading(getBalance: () => unknown, genesis = devnetGenesis) {
  const nodes = scriptedNodes({ 'node.example': { getGenesisHash: () => genesis, getBalance } })
  const chain = await startAdapter({ fetch: nodes.fetch }).adapter.load()
  return {
    ...nodes,
    readBalance: (account = address) =>
      chain.balance({ network: devnet, address: account }, signal),
  }
}
const rawResult = (value: string) => () =>
  new Response(`{"jsonrpc":"2.0","id":1,"result":{"context":{"slot":1},"value":${value}}}`)

test.each(['0', '5000', '9007199254740991', '18446744073709551615'])(
  'balance returns %s lamports exactly',
  async (value) => {
    const { readBalance } = await startReading(rawResult(value))
    await expect(readBalance()).resolves.toEqual({ value, decimals: 9, symbol: 'SOL' })
  },
)

test('balance returns the balance of the newest slot, also if a node is behind [XH4]', async () => {
  const responses = [
    [7, '5'],
    [6, '10'],
    [7, '4'],
    ['x', '3'],
  ]
  const { readBalance } = await startReading(() => {
    const [slot, value] = responses.shift() ?? []
    return { context: { slot }, value: Number(value) }
  })
  const values: string[] = []
  for (let read = 0; read < 4; read += 1) values.push((await readBalance()).value)
  expect(values).toEqual(['5', '5', '4', '3'])
})

test.each(['-1', '1.5', 'null', '"x"', '{}', '1e30', '"123456789012345678901"'])(
  'balance throws endpoint/unreadable for the amount %s [H4]',
  async (value) => {
    const { readBalance } = await startReading(rawResult(value))
    await expect(readBalance()).rejects.toMatchObject({ code: 'endpoint/unreadable' })
  },
)

test('balance throws endpoint/wrong-chain and does not read from a node of another network [K5]', async () => {
  const { readBalance, count } = await startReading(
    rawResult('5'),
    '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  )
  await expect(readBalance()).rejects.toMatchObject({ code: 'endpoint/wrong-chain' })
  expect(count('node.example', 'getBalance')).toBe(0)
})

test.each(['', 'x', `${address}1`, '0x00'])(
  'balance throws account/balance-unavailable, without a request, for the invalid address %j',
  async (invalid) => {
    const { readBalance, requests } = await startReading(rawResult('5'))
    await expect(readBalance(invalid)).rejects.toMatchObject({
      code: 'account/balance-unavailable',
    })
    expect(requests).toEqual([])
  },
)
