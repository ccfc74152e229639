import { expect, test } from 'vitest'
import { scriptedNodes } from '../../clients/json-rpc/scripted-nodes.fixture.ts'
import { ada, etha, on } from './keys.fixture.ts'
import { meet, polkadotNetwork } from './scripted-extension.fixture.ts'

const { signal } = new AbortController()
const genesis = `0x${polkadotNetwork.caipNetworkId.slice('polkadot:'.length)}${'0'.repeat(32)}`
/** As Substrate's own tests have it: the storage of Alice's account. */
const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const aliceKey =
  '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9de1e86a9a8c739864cf3cc5ec2bea59fd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'

async function reading(stored: unknown) {
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
  const { chain } = await meet({}, { fetch: nodes.fetch })
  return {
    keys,
    read: (address: string) => chain.balance({ network: polkadotNetwork, address }, signal),
  }
}
const counters = '05000000' + '01000000' + '01000000' + '00000000'

test('what is free is read from the account’s place in the chain’s storage, exactly', async () => {
  const free = 'd20a1feb8ca954ab0000000000000000'
  const { read, keys } = await reading(`0x${counters}${free}${'0'.repeat(96)}`)
  await expect(read(alice)).resolves.toEqual({
    value: '12345678901234567890',
    decimals: 10,
    symbol: 'DOT',
  })
  expect(keys).toEqual([[aliceKey]])
})

test('amounts beyond every number stay exact', async () => {
  const { read } = await reading(`0x${counters}${'f'.repeat(32)}${'0'.repeat(96)}`)
  await expect(read(on(ada, 0))).resolves.toMatchObject({
    value: '340282366920938463463374607431768211455',
  })
})

test('the same account has the same place, however it is written; one of 20 bytes has its own', async () => {
  const { read, keys } = await reading(null)
  await expect(read(on(ada, 0))).resolves.toMatchObject({ value: '0' })
  await read(on(ada, 42))
  await read(etha.address)
  expect(keys[0]).toEqual(keys[1])
  expect(String(keys[2])).toMatch(new RegExp(`${etha.address.slice(2)}$`))
})

test.each([['0x'], ['0x00'], [7], [{}], [`0x${'z'.repeat(160)}`]])(
  'H4: %j is no account',
  async (stored) => {
    const { read } = await reading(stored)
    await expect(read(alice)).rejects.toMatchObject({ code: 'endpoint/unreadable' })
  },
)

test('an address that is none is not asked about', async () => {
  const { read, keys } = await reading(null)
  await expect(read('nobody')).rejects.toMatchObject({ code: 'account/balance-unavailable' })
  expect(keys).toEqual([])
})
