import { expect, test } from 'vitest'
import { defineNetwork } from '../../../domain/network/define-network.ts'
import type { PlainErrorCode } from '../../../errors/catalogue.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { digestOf } from '../../shared/digest.ts'
import { toBase58 } from '../codecs.ts'
import { createSend } from '../send.ts'
import { payloadOf, review } from './payload.ts'
import { isAsReviewed } from './sent.ts'
import { submit } from './submit.ts'
import { encodeWire, type Wire } from './wire.ts'

const key = (seed: number) => toBase58(new Uint8Array(32).fill(seed))
const [me, bob, eve] = [key(1), key(2), key(3)]
const network = defineNetwork({
  ...{ id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', chainNamespace: 'solana', name: 'Test' },
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1'] } },
})
const { signal } = new AbortController()
const wire: Wire = { from: me, to: bob, amount: 5n, token: null, blockhash: key(9) }
const payload = payloadOf(network.caipNetworkId, wire)
const facts = {
  decimals: 9,
  symbol: 'SOL',
  fee: { amount: '5000', decimals: 9, symbol: 'SOL' },
  accountRent: null,
}
const prepared = { payload, review: review(payload, facts), digest: digestOf(payload) }

type Answers = {
  send?: () => Promise<Uint8Array>
  sign?: () => Promise<readonly Uint8Array[]>
  node?: () => Promise<string>
}

/** A wallet that signs and leaves the sending to us; this is what it signs. */
async function handedOver(
  signed: Uint8Array,
  { send: sends, sign, node = async () => 'signature' }: Answers = {},
) {
  const sent: Uint8Array[] = []
  const send = createSend({
    signer: {
      address: me,
      send: sends ?? (() => Promise.reject(new KitError('rpc/method-not-supported'))),
    },
    signing: async () => ({
      ...{ askable: () => {}, read: () => ({ signature: () => 'signature' }) },
      transactions: sign ?? (async () => [signed]),
    }),
    reads: async () => ({
      async send(transaction: Uint8Array) {
        sent.push(transaction)
        return node()
      },
    }),
  } as unknown as Parameters<typeof createSend>[0])
  const hand = submit({
    sharedBy: () => ({ addresses: [me], caipNetworkId: network.caipNetworkId }),
    sendBy: () => send,
  })
  const answer = await hand({ connectorId: 'Sunbeam', network, prepared }, signal).catch(
    ({ code }: KitError) => code,
  )
  return { answer, sent: sent.length }
}

test('R14: what a wallet signed for us to send is sent where it does what was reviewed, and only there', async () => {
  expect(await handedOver(encodeWire(wire))).toEqual({ answer: 'signature', sent: 1 })
  expect(await handedOver(encodeWire({ ...wire, blockhash: key(8) }))).toEqual({
    answer: 'signature',
    sent: 1,
  })
  for (const other of [{ to: eve }, { amount: 6n }, { from: eve }])
    expect(await handedOver(encodeWire({ ...wire, ...other }))).toEqual({
      answer: 'send/changed',
      sent: 0,
    })
})

test('what cannot be read is not what was reviewed', () =>
  expect(isAsReviewed(encodeWire(wire), Uint8Array.from([1, 2, 3]))).toBe(false))

test('a node that took it, or did not say so, leaves a signature to follow; one that refused it does not', async () => {
  const fails = (code: PlainErrorCode) => ({ node: () => Promise.reject(new KitError(code)) })
  for (const code of ['endpoint/unreachable', 'endpoint/unreadable', 'kit/timed-out'] as const)
    expect(await handedOver(encodeWire(wire), fails(code))).toEqual({
      answer: 'signature',
      sent: 1,
    })
  expect(await handedOver(encodeWire(wire), { node: async () => 'another' })).toEqual({
    answer: 'signature',
    sent: 1,
  })
  for (const code of ['rpc/transaction-rejected', 'rpc/limit-exceeded'] as const)
    expect(await handedOver(encodeWire(wire), fails(code))).toEqual({ answer: code, sent: 1 })
})

test('a wallet that was to send it, and does not say whether it did, may have', async () => {
  const says = async (thrown: unknown) =>
    (await handedOver(encodeWire(wire), { send: () => Promise.reject(thrown) })).answer
  for (const code of [
    'rpc/internal',
    'rpc/provider-disconnected',
    'remote/request-expired',
    'kit/aborted',
  ] as const)
    expect(await says(new KitError(code))).toBe('send/unfollowed')
  for (const code of [
    'rpc/user-rejected',
    'rpc/unauthorized',
    'network/not-supported-by-wallet',
  ] as const)
    expect(await says(new KitError(code))).toBe(code)
})

test('one that was only to sign has sent nothing, whatever it says', async () => {
  const sign = () => Promise.reject(new KitError('rpc/provider-disconnected'))
  expect(await handedOver(encodeWire(wire), { sign })).toEqual({
    answer: 'rpc/provider-disconnected',
    sent: 0,
  })
})
