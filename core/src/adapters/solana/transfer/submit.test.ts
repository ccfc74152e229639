import { expect, test } from 'vitest'
import { defineNetwork } from '../../../domain/network/define-network.ts'
import { catalogue, type PlainErrorCode } from '../../../errors/catalogue.ts'
import { KitError } from '../../../errors/kit-error.ts'
import { digestOf } from '../../shared/digest.ts'
import { toBase58 } from '../codecs.ts'
import { createSend } from '../send.ts'
import { createPayload, review } from './payload.ts'
import { matchesReview } from './sent-transaction.ts'
import { submit } from './submit.ts'
import { encodeWire, type Wire } from './wire.ts'

const key = (seed: number) => toBase58(new Uint8Array(32).fill(seed))
const ada = key(1)
const bob = key(2)
const eve = key(3)
const network = defineNetwork({
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  chainNamespace: 'solana',
  name: 'Test',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1'] } },
})
const { signal } = new AbortController()
const wire: Wire = { from: ada, to: bob, amount: 5n, token: null, blockhash: key(9) }
const payload = createPayload(network.caipNetworkId, wire)
const facts = {
  decimals: 9,
  symbol: 'SOL',
  fee: { amount: '5000', decimals: 9, symbol: 'SOL' },
  accountRent: null,
}
const prepared = { payload, review: review(payload, facts), digest: digestOf(payload) }

type Scripts = {
  send?: () => Promise<Uint8Array>
  sign?: () => Promise<readonly Uint8Array[]>
  node?: () => Promise<string>
}

/** Submits with a wallet that by default cannot send and returns `signed` when it signs. */
async function submitWith(
  signed: Uint8Array,
  { send: sendByWallet, sign, node = async () => 'signature' }: Scripts = {},
) {
  const sent: Uint8Array[] = []
  const send = createSend({
    signer: {
      address: ada,
      send:
        sendByWallet ?? (() => Promise.reject(new KitError(catalogue, 'rpc/method-not-supported'))),
    },
    signing: async () => ({
      parseSignable: () => {},
      parse: () => ({ signature: () => 'signature' }),
      transactions: sign ?? (async () => [signed]),
    }),
    reads: async () => ({
      async send({ transaction, onPost }: { transaction: Uint8Array; onPost(): void }) {
        sent.push(transaction)
        onPost()
        await node()
      },
    }),
  } as unknown as Parameters<typeof createSend>[0])
  const submitPrepared = submit({
    walletState: () => ({ addresses: [ada], caipNetworkId: network.caipNetworkId }),
    createSend: () => send,
  })
  const result = await submitPrepared({ connectorId: 'Sunbeam', network, prepared }, signal).catch(
    ({ code }: KitError) => code,
  )
  return { result, sent: sent.length }
}

test('submit sends a signed transaction to a node only if it matches the review [R14]', async () => {
  expect(await submitWith(encodeWire(wire))).toEqual({ result: 'signature', sent: 1 })
  expect(await submitWith(encodeWire({ ...wire, blockhash: key(8) }))).toEqual({
    result: 'signature',
    sent: 1,
  })
  for (const other of [{ to: eve }, { amount: 6n }, { from: eve }])
    expect(await submitWith(encodeWire({ ...wire, ...other }))).toEqual({
      result: 'send/changed',
      sent: 0,
    })
})

test('matchesReview returns false for an invalid transaction [R14]', () =>
  expect(matchesReview(encodeWire(wire), Uint8Array.from([1, 2, 3]))).toBe(false))

test('submit resolves with the signature unless the node rejects the transaction [EM12]', async () => {
  const failingNode = (code: PlainErrorCode) => ({
    node: () => Promise.reject(new KitError(catalogue, code)),
  })
  const doubtful = [
    new KitError(catalogue, 'endpoint/unreachable'),
    // The same host may be blocked for another request than this one.
    new KitError(catalogue, 'endpoint/blocked', {
      directive: 'connect-src',
      source: 'https://node.example',
    }),
    new KitError(catalogue, 'endpoint/unreadable'),
    new KitError(catalogue, 'kit/timed-out'),
    new KitError(catalogue, 'endpoint/refused', { status: '502' }),
    new KitError(catalogue, 'rpc/internal'),
    new KitError(catalogue, 'kit/unknown'),
  ]
  for (const error of doubtful)
    expect(await submitWith(encodeWire(wire), { node: () => Promise.reject(error) })).toEqual({
      result: 'signature',
      sent: 1,
    })
  expect(await submitWith(encodeWire(wire), { node: async () => 'another' })).toEqual({
    result: 'signature',
    sent: 1,
  })
  for (const code of ['rpc/transaction-rejected', 'rpc/limit-exceeded'] as const)
    expect(await submitWith(encodeWire(wire), failingNode(code))).toEqual({ result: code, sent: 1 })
})

test('submit throws send/unfollowed unless the error of a wallet that sends proves that nothing was sent', async () => {
  const resultFor = async (thrown: unknown) =>
    (await submitWith(encodeWire(wire), { send: () => Promise.reject(thrown) })).result
  for (const code of [
    'rpc/internal',
    'rpc/provider-disconnected',
    'remote/request-expired',
    'kit/aborted',
  ] as const)
    expect(await resultFor(new KitError(catalogue, code))).toBe('send/unfollowed')
  for (const code of [
    'rpc/user-rejected',
    'rpc/unauthorized',
    'network/not-supported-by-wallet',
  ] as const)
    expect(await resultFor(new KitError(catalogue, code))).toBe(code)
})

test('submit throws any error of a wallet that only signs unchanged, because nothing was sent', async () => {
  const sign = () => Promise.reject(new KitError(catalogue, 'rpc/provider-disconnected'))
  expect(await submitWith(encodeWire(wire), { sign })).toEqual({
    result: 'rpc/provider-disconnected',
    sent: 0,
  })
})
