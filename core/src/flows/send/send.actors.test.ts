import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import { createScriptedTransferClient } from '../../testing/scripted-transfer-client.ts'
import { sendActors } from './send.actors.ts'

const me = `0x${'1'.repeat(40)}`
const bob = `0x${'2'.repeat(40)}`
const eve = `0x${'3'.repeat(40)}`
const network = defineNetwork({
  ...{ id: 1337, name: 'Test', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
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

type Given = Parameters<typeof sendActors>[0]
function actors(leadsTo: string, money: Parameters<typeof createScriptedTransferClient>[0] | null) {
  const lent =
    money &&
    createScriptedTransferClient({
      checkAddress: (text) => text,
      receiver: async () => ({ isContract: true }),
      ...money,
    })
  const chain = {
    balance: async () => ({ value: '5', decimals: 18, symbol: 'ETH' }),
    transfer: lent && (async () => lent),
  }
  const data = {
    lookUp: async () => ({ name: 'bob.eth', addresses: { 60: leadsTo }, avatar: null }),
    reverse: async () => [],
  }
  let made = 0
  const random = { uuid: () => `id-${++made}` }
  return sendActors({
    adapters: { get: async () => chain },
    data,
    platform: { random },
  } as unknown as Given)
}
const prepared = { digest: 'd' } as never

test('readAsset returns decimals and balance from the chain [R12]', async () => {
  const { readAsset } = actors(bob, {
    token: async () => ({ name: '', symbol: '', decimals: 6, balance: '7' }),
  })
  const read = (address: string | null) =>
    toPromise(createActor(readAsset, { input: { network, from: me, address } }).start())
  expect(await read(eve)).toMatchObject({ decimals: 6, balance: '7' })
  expect(await read(null)).toEqual({ decimals: 18, balance: '5' })
})

test('prepare and check stop when the name resolves to another address [I3]', async () => {
  const { prepare, check } = actors(eve, {})
  expect(
    await toPromise(createActor(prepare, { input: { request, name: 'bob.eth' } }).start()),
  ).toMatchObject({
    found: { address: eve },
    prepared: null,
  })
  const input = { request, prepared, name: 'bob.eth' }
  expect(await toPromise(createActor(check, { input }).start())).toMatchObject({
    found: { address: eve },
  })
})

test('prepare returns the payload with facts about the receiver', async () => {
  const { prepare } = actors(bob, { prepare: async () => prepared })
  expect(
    await toPromise(createActor(prepare, { input: { request, name: 'bob.eth' } }).start()),
  ).toEqual({
    found: { address: bob, name: 'bob.eth', avatar: null },
    ...{ prepared, isContract: true, isNamed: false },
  })
})

test('check returns a new id each time and rejects with the reason', async () => {
  const input = { request, prepared, name: null }
  const { check } = actors(bob, { recheck: async () => {} })
  const [a, b] = [
    await toPromise(createActor(check, { input }).start()),
    await toPromise(createActor(check, { input }).start()),
  ]
  expect(a.id).not.toBe(b.id)
  const refusing = actors(bob, {
    recheck: async () => {
      throw new KitError('send/changed')
    },
  })
  const refused = createActor(refusing.check, { input })
  refused.subscribe({ error: () => {} })
  expect(await toPromise(refused.start()).catch(codeOf)).toBe('send/changed')
})

test.each([
  ['the same at the same price goes on as it was made anew', {}, 'anew'],
  ['the same for less, too', { fee: { amount: '4', decimals: 9, symbol: 'SOL' } }, 'anew'],
  [
    'what feeReserve more has to be read again',
    { fee: { amount: '6', decimals: 9, symbol: 'SOL' } },
    'send/expired',
  ],
  ['what sends something else has to be read again', { amount: '2' }, 'send/expired'],
] as const)('check of an expired payload with an unchanged review: %s', async (_, change, end) => {
  const review = {
    to: bob,
    amount: '1',
    fee: { amount: '5', decimals: 9, symbol: 'SOL' },
    accountRent: null,
  }
  const reviewed = { digest: 'reviewed', review } as never
  const anew = { digest: 'anew', review: { ...review, ...change } } as never
  const seen: string[] = []
  const { check } = actors(bob, {
    prepare: async () => anew,
    recheck: async ({ prepared: { digest } }) => {
      seen.push(digest)
      if (digest === 'reviewed') throw new KitError('send/expired')
    },
  })
  const actor = createActor(check, { input: { request, prepared: reviewed, name: null } })
  actor.subscribe({ error: () => {} })
  expect(await toPromise(actor.start()).then(({ renewed }) => renewed?.digest, codeOf)).toBe(end)
  expect(seen).toEqual(end === 'anew' ? ['reviewed', 'anew'] : ['reviewed'])
})

test('check rejects a payload that expires twice or cannot be prepared again', async () => {
  const review = {
    to: bob,
    amount: '1',
    fee: { amount: '5', decimals: 9, symbol: 'SOL' },
    accountRent: null,
  }
  const reviewed = { digest: 'reviewed', review } as never
  const recheck = async () => {
    throw new KitError('send/expired')
  }
  const code = async (prepare: () => Promise<never>) => {
    const actor = createActor(actors(bob, { prepare, recheck }).check, {
      input: { request, prepared: reviewed, name: null },
    })
    actor.subscribe({ error: () => {} })
    return toPromise(actor.start()).catch(codeOf)
  }
  expect(await code(async () => reviewed)).toBe('send/expired')
  expect(await code(() => Promise.reject(new KitError('send/funds-insufficient')))).toBe(
    'send/funds-insufficient',
  )
})

test('actors reject in a namespace without transfers', async () => {
  const { readFeeReserve } = actors(bob, null)
  const actor = createActor(readFeeReserve, {
    input: { network, connectorId: 'fox', from: me, to: bob, asset: null },
  })
  actor.subscribe({ error: () => {} })
  expect(await toPromise(actor.start()).catch(codeOf)).toBe('send/unsupported-chain')
})
