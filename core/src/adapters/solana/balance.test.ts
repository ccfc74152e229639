import { expect, test } from 'vitest'
import { scriptedNodes } from '../../clients/json-rpc/scripted-nodes.fixture.ts'
import { keyOf } from './keys.fixture.ts'
import { devnet, startAdapter } from './scripted-wallet.fixture.ts'

const { address } = keyOf(1)
const { signal } = new AbortController()
const devnetGenesis = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

async function reading(getBalance: () => unknown, genesis = devnetGenesis) {
  const nodes = scriptedNodes({ 'node.example': { getGenesisHash: () => genesis, getBalance } })
  const chain = await startAdapter({ fetch: nodes.fetch }).adapter.load()
  return {
    ...nodes,
    read: (of = address) => chain.balance({ network: devnet, address: of }, signal),
  }
}
const raw = (value: string) => () =>
  new Response(`{"jsonrpc":"2.0","id":1,"result":{"context":{"slot":1},"value":${value}}}`)

test.each(['0', '5000', '9007199254740991', '18446744073709551615'])(
  '%s lamports are read to the last one',
  async (value) => {
    const { read } = await reading(raw(value))
    await expect(read()).resolves.toEqual({ value, decimals: 9, symbol: 'SOL' })
  },
)

test.each(['-1', '1.5', 'null', '"x"', '{}', '1e30', '"123456789012345678901"'])(
  'H4: %s is no balance',
  async (value) => {
    const { read } = await reading(raw(value))
    await expect(read()).rejects.toMatchObject({ code: 'endpoint/unreadable' })
  },
)

test('K5: nothing is read from a node of another network', async () => {
  const { read, count } = await reading(raw('5'), '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d')
  await expect(read()).rejects.toMatchObject({ code: 'endpoint/wrong-chain' })
  expect(count('node.example', 'getBalance')).toBe(0)
})

test.each(['', 'x', `${address}1`, '0x00'])('for %j nobody is requests', async (wrong) => {
  const { read, requests } = await reading(raw('5'))
  await expect(read(wrong)).rejects.toMatchObject({ code: 'account/balance-unavailable' })
  expect(requests).toEqual([])
})
