import { expect, test } from 'vitest'
import { scriptedNodes } from '../../clients/json-rpc/scripted-nodes.fixture.ts'
import { ada, addressOn, ethereumKey } from './keys.fixture.ts'
import { polkadotNetwork, setup } from './scripted-extension.fixture.ts'

const { signal } = new AbortController()
const genesis = `0x${polkadotNetwork.caipNetworkId.slice('polkadot:'.length)}${'0'.repeat(32)}`
/** From Substrate's tests: Alice's account and its storage key. */
const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const aliceKey =
  '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9de1e86a9a8c739864cf3cc5ec2bea59fd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'

async function setupRead(stored: unknown) {
  const keys: unknown[] = []
  const nodes = scriptedNodes({
    'polkadot.example': {
      chain_getBlockHash: () => genesis,
      state_getStorage: ({ params }) => {
        keys.push(params)
        return stored
      },
    },
  })
  const { chain } = await setup({}, { fetch: nodes.fetch })
  return {
    keys,
    read: (address: string) => chain.balance({ network: polkadotNetwork, address }, signal),
  }
}
const counters = '05000000' + '01000000' + '01000000' + '00000000'

test('balance() returns the exact free balance from the account’s storage entry', async () => {
  const free = 'd20a1feb8ca954ab0000000000000000'
  const { read, keys } = await setupRead(`0x${counters}${free}${'0'.repeat(96)}`)
  await expect(read(alice)).resolves.toEqual({
    value: '12345678901234567890',
    decimals: 10,
    symbol: 'DOT',
  })
  expect(keys).toEqual([[aliceKey]])
})

test('balance() is exact for the largest amount', async () => {
  const { read } = await setupRead(`0x${counters}${'f'.repeat(32)}${'0'.repeat(96)}`)
  await expect(read(addressOn(ada, 0))).resolves.toMatchObject({
    value: '340282366920938463463374607431768211455',
  })
})

test('balance() uses one storage key for all addresses of an account and supports Ethereum-style accounts', async () => {
  const { read, keys } = await setupRead(null)
  await expect(read(addressOn(ada, 0))).resolves.toMatchObject({ value: '0' })
  await read(addressOn(ada, 42))
  await read(ethereumKey.address)
  expect(keys[0]).toEqual(keys[1])
  expect(String(keys[2])).toMatch(new RegExp(`${ethereumKey.address.slice(2)}$`))
})

test.each([['0x'], ['0x00'], [7], [{}], [`0x${'z'.repeat(160)}`]])(
  'balance() rejects the storage entry %j [H4]',
  async (stored) => {
    const { read } = await setupRead(stored)
    await expect(read(alice)).rejects.toMatchObject({ code: 'endpoint/unreadable' })
  },
)

test('balance() rejects an invalid address without a request', async () => {
  const { read, keys } = await setupRead(null)
  await expect(read('invalid')).rejects.toMatchObject({ code: 'account/balance-unavailable' })
  expect(keys).toEqual([])
})
