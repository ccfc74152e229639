import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import { scriptedChainToken } from '../../testing/scripted-chain-token.ts'
import { createScriptedTransferClient } from '../../testing/scripted-transfer-client.ts'
import { sendActors } from './send.actors.ts'

const me = `0x${'1'.repeat(40)}`
const bob = `0x${'2'.repeat(40)}`
const eve = `0x${'3'.repeat(40)}`
const network = defineNetwork({
  id: 1337,
  name: 'Test',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1'] } },
})
const request = {
  network,
  connectorId: 'fox',
  from: me,
  to: bob,
  asset: null,
  amount: '1',
  decimals: 18,
}

type ActorDeps = Parameters<typeof sendActors>[0]
function createActors(
  resolvedAddress: string,
  methods: Parameters<typeof createScriptedTransferClient>[0] | null,
) {
  const transferClient =
    methods &&
    createScriptedTransferClient({
      checkAddress: (text) => text,
      receiver: async () => ({ isContract: true }),
      ...methods,
    })
  const chain = {
    balance: async () => ({ value: '5', decimals: 18, symbol: 'ETH' }),
    transfer: transferClient && (async () => transferClient),
  }
  const data = {
    lookUp: async () => ({
      name: 'bob.eth',
      addresses: { 2147484985: resolvedAddress },
      avatar: null,
    }),
    reverse: async () => [],
  }
  let uuidCount = 0
  const random = { uuid: () => `id-${++uuidCount}` }
  return sendActors({
    adapters: { get: async () => chain },
    data,
    mainnet: async () => network,
    platform: { random },
  } as unknown as ActorDeps)
}
const prepared = { digest: 'd' } as never

test('readAsset resolves with decimals and balance from the chain [R12]', async () => {
  const { readAsset } = createActors(bob, {
    token: async () => ({ ...scriptedChainToken('', 6), balance: '7' }),
  })
  const read = (address: string | null) =>
    toPromise(createActor(readAsset, { input: { network, from: me, address } }).start())
  expect(await read(eve)).toMatchObject({ decimals: 6, balance: '7' })
  expect(await read(null)).toEqual({ decimals: 18, balance: '5' })
})

test('prepare and check return the new receiver if the name resolves to another address [I3]', async () => {
  const { prepare, check } = createActors(eve, {})
  expect(
    await toPromise(createActor(prepare, { input: { request, name: 'bob.eth' } }).start()),
  ).toMatchObject({
    receiver: { address: eve },
    prepared: null,
  })
  const input = { request, prepared, name: 'bob.eth' }
  expect(await toPromise(createActor(check, { input }).start())).toMatchObject({
    receiver: { address: eve },
  })
})

test('prepare returns the payload, and whether the receiver is a contract and owns the name', async () => {
  const { prepare } = createActors(bob, { prepare: async () => prepared })
  expect(
    await toPromise(createActor(prepare, { input: { request, name: 'bob.eth' } }).start()),
  ).toEqual({
    receiver: { address: bob, name: 'bob.eth', avatar: null, doubt: null },
    prepared,
    isContract: true,
    isNamed: false,
  })
})

test('check returns a new id per call and rejects with the error of recheck', async () => {
  const input = { request, prepared, name: null }
  const { check } = createActors(bob, { recheck: async () => {} })
  const [a, b] = [
    await toPromise(createActor(check, { input }).start()),
    await toPromise(createActor(check, { input }).start()),
  ]
  expect(a.id).not.toBe(b.id)
  const rejecting = createActors(bob, {
    recheck: async () => {
      throw new KitError(catalogue, 'send/changed')
    },
  })
  const rejected = createActor(rejecting.check, { input })
  rejected.subscribe({ error: () => {} })
  expect(await toPromise(rejected.start()).catch(codeOf)).toBe('send/changed')
})

test.each([
  ['replaces an expired payload if the new review is equal', {}, 'replacement'],
  [
    'replaces an expired payload if the new fee is lower',
    { fee: { amount: '4', decimals: 9, symbol: 'SOL' } },
    'replacement',
  ],
  ['rejects an expired payload if the new amount differs', { amount: '2' }, 'send/expired'],
] as const)('check %s', async (_, change, expected) => {
  const review = {
    to: bob,
    amount: '1',
    fee: { amount: '5', decimals: 9, symbol: 'SOL' },
    accountRent: null,
  }
  const reviewed = { digest: 'reviewed', review } as never
  const replacement = { digest: 'replacement', review: { ...review, ...change } } as never
  const recheckedDigests: string[] = []
  const { check } = createActors(bob, {
    prepare: async () => replacement,
    recheck: async ({ prepared: { digest } }) => {
      recheckedDigests.push(digest)
      if (digest === 'reviewed') throw new KitError(catalogue, 'send/expired')
    },
  })
  const actor = createActor(check, { input: { request, prepared: reviewed, name: null } })
  actor.subscribe({ error: () => {} })
  expect(
    await toPromise(actor.start()).then(({ replacement }) => replacement?.digest, codeOf),
  ).toBe(expected)
  expect(recheckedDigests).toEqual(
    expected === 'replacement' ? ['reviewed', 'replacement'] : ['reviewed'],
  )
})

test.each(['send/expired', 'send/fee-risen'] as const)(
  'check returns a payload that costs more after %s without a second check, because it is reviewed first [V12]',
  async (code) => {
    const review = {
      to: bob,
      amount: '1',
      fee: { amount: '5', decimals: 9, symbol: 'SOL' },
      accountRent: null,
    }
    const dearer = { ...review, fee: { ...review.fee, amount: '6' } }
    let rechecks = 0
    const outcomeOf = async (newReview: object) => {
      const { check } = createActors(bob, {
        prepare: async () => ({ digest: 'replacement', review: newReview }) as never,
        recheck: async () => {
          rechecks += 1
          throw new KitError(catalogue, code)
        },
      })
      const prepared = { digest: 'reviewed', review } as never
      const actor = createActor(check, { input: { request, prepared, name: null } })
      actor.subscribe({ error: () => {} })
      return toPromise(actor.start()).then(({ replacement }) => replacement?.review, codeOf)
    }
    expect([await outcomeOf(dearer), rechecks]).toEqual([dearer, 1])
    expect(await outcomeOf({ ...dearer, amount: '2' })).toBe(code)
  },
)

test('check rejects a payload that expires twice or cannot be prepared again', async () => {
  const review = {
    to: bob,
    amount: '1',
    fee: { amount: '5', decimals: 9, symbol: 'SOL' },
    accountRent: null,
  }
  const reviewed = { digest: 'reviewed', review } as never
  const recheck = async () => {
    throw new KitError(catalogue, 'send/expired')
  }
  const code = async (prepare: () => Promise<never>) => {
    const actor = createActor(createActors(bob, { prepare, recheck }).check, {
      input: { request, prepared: reviewed, name: null },
    })
    actor.subscribe({ error: () => {} })
    return toPromise(actor.start()).catch(codeOf)
  }
  expect(await code(async () => reviewed)).toBe('send/expired')
  expect(await code(() => Promise.reject(new KitError(catalogue, 'send/funds-insufficient')))).toBe(
    'send/funds-insufficient',
  )
})

test('readFeeReserve rejects with send/unsupported-chain in a namespace without transfers', async () => {
  const { readFeeReserve } = createActors(bob, null)
  const actor = createActor(readFeeReserve, {
    input: { network, connectorId: 'fox', from: me, to: bob, asset: null },
  })
  actor.subscribe({ error: () => {} })
  expect(await toPromise(actor.start()).catch(codeOf)).toBe('send/unsupported-chain')
})
