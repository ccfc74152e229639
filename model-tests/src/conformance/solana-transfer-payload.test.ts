import { base58, base64 } from '@scure/base'
import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  type IInstruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digestOf } from '../../../core/src/adapters/shared/digest.ts'
import { createPayload, review } from '../../../core/src/adapters/solana/transfer/payload.ts'
import { assertUnchanged } from '../../../core/src/adapters/solana/transfer/preflight.ts'
import { matchesReview } from '../../../core/src/adapters/solana/transfer/sent-transaction.ts'
import { associatedAccount } from '../../../core/src/adapters/solana/transfer/token-account.ts'
import { encodeWire, type Wire } from '../../../core/src/adapters/solana/transfer/wire.ts'
import type { PreparedTransfer, SolanaPayload } from '../../../core/src/domain/transfer/transfer.ts'
import { solana } from '../samples.ts'

const key = (seed: number) => base58.encode(new Uint8Array(32).fill(seed))
const [from, to, mint, hash] = [key(1), key(2), key(3), key(4)]
const fee = { amount: '5000', decimals: 9, symbol: 'SOL' }
const native: Wire = { from, to, amount: 1_234_567_891n, token: null, blockhash: hash }
const spl: Wire = {
  ...native,
  token: {
    mint,
    source: associatedAccount(from, mint),
    destination: associatedAccount(to, mint),
    decimals: 6,
  },
}
function prepared(wire: Wire): PreparedTransfer {
  const payload = createPayload(solana.caipNetworkId, wire)
  const facts = { decimals: wire.token?.decimals ?? 9, symbol: '', fee, accountRent: null }
  return { payload, review: review(payload, facts), digest: digestOf(payload) }
}
/** The same payload with other bytes and a matching digest. */
function changed(transfer: PreparedTransfer, bytes: Uint8Array): PreparedTransfer {
  const payload = { ...(transfer.payload as SolanaPayload), transaction: base64.encode(bytes) }
  return { ...transfer, payload, digest: digestOf(payload) }
}
const refuses = (transfer: PreparedTransfer) => {
  expect(() => assertUnchanged(transfer, solana)).toThrow(
    expect.objectContaining({ code: 'send/changed' }),
  )
}

describe('the review of a Solana payload [R13]', () => {
  test.each([
    ['the native token', native],
    ['transfers of a token', spl],
  ])('for %s is parsed from the payload, for any amount', (_, wire) => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }), (amount) => {
        expect(prepared({ ...wire, amount }).review).toMatchObject({
          from,
          to,
          asset: wire.token?.mint ?? null,
          amount: String(amount),
        })
      }),
    )
  })

  test.each([
    ['the native token', native],
    ['transfers of a token', spl],
  ])('for %s rejects a change of any byte, also with a matching digest', (_, wire) => {
    const transfer = prepared(wire)
    const bytes = encodeWire(wire)
    const told = [...bytes].map((_, place) => place).filter((place) => !isOfBlockhash(bytes, place))
    fc.assert(
      fc.property(fc.constantFrom(...told), fc.integer({ min: 1, max: 255 }), (place, change) => {
        refuses(
          changed(
            transfer,
            bytes.map((byte, at) => (at === place ? byte ^ change : byte)),
          ),
        )
      }),
      { numRuns: 200 },
    )
  })

  test('rejects a missing digest, another sender, other facts and trailing bytes', () => {
    const transfer = prepared(spl)
    refuses({ ...transfer, digest: digestOf({}) })
    const foreign = { ...(transfer.payload as SolanaPayload), from: to }
    refuses({ ...transfer, payload: foreign, digest: digestOf(foreign) })
    refuses({ ...transfer, review: { ...transfer.review, amount: '1' } })
    refuses({ ...transfer, review: { ...transfer.review, decimals: 9 } })
    refuses(changed(transfer, Uint8Array.from([...encodeWire(spl), 0])))
    refuses(changed(transfer, encodeWire(spl).subarray(0, -1)))
    refuses(changed(transfer, new Uint8Array()))
    expect(() =>
      assertUnchanged(transfer, {
        ...solana,
        caipNetworkId: 'solana:two' as typeof solana.caipNetworkId,
      }),
    ).toThrow(expect.objectContaining({ code: 'send/network-changed' }))
  })

  test('a token transfer targets the receiver’s associated token account only', () => {
    const { token } = spl
    if (token === null) throw new Error('The payload has no token')
    const wire = { ...spl, token: { ...token, destination: key(9) } }
    expect(() =>
      review(createPayload(solana.caipNetworkId, wire), {
        decimals: 6,
        symbol: '',
        fee,
        accountRent: null,
      }),
    ).toThrow()
  })
})

const isOfBlockhash = (bytes: Uint8Array, place: number) => {
  const keys = bytes[68] ?? 0
  const start = 69 + 32 * keys
  return place >= start && place < start + 32
}

describe('comparison of the broadcast Solana transaction [R14]', () => {
  const pay = (amount: bigint, receiver = to): IInstruction => ({
    programAddress: address('11111111111111111111111111111111'),
    accounts: [
      { address: address(from), role: AccountRole.WRITABLE_SIGNER },
      { address: address(receiver), role: AccountRole.WRITABLE },
    ],
    data: Uint8Array.from([2, 0, 0, 0, ...new Uint8Array(new BigUint64Array([amount]).buffer)]),
  })
  const hurry: IInstruction = {
    programAddress: address('ComputeBudget111111111111111111111111111111'),
    accounts: [],
    data: Uint8Array.from([3, 1, 0, 0, 0, 0, 0, 0, 0]),
  }
  const memo: IInstruction = {
    programAddress: address(key(50)),
    accounts: [],
    data: new Uint8Array(),
  }
  const sent = (instructions: readonly IInstruction[], version: 0 | 'legacy' = 0, payer = from) => {
    const lifetime = { blockhash: blockhash(key(8)), lastValidBlockHeight: 1n }
    const empty = pipe(
      createTransactionMessage({ version: version as 0 }),
      (own) => setTransactionMessageFeePayer(address(payer), own),
      (own) => setTransactionMessageLifetimeUsingBlockhash(lifetime, own),
    )
    const message = instructions.reduce<typeof empty>(
      (own, one) => appendTransactionMessageInstruction(one, own) as typeof empty,
      empty,
    )
    return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
  }
  const is = (instructions: readonly IInstruction[], payer = from) =>
    matchesReview(encodeWire(native), sent(instructions, 0, payer))

  test('accepts another blockhash, another version and added compute-budget instructions', () => {
    expect([
      is([pay(native.amount)]),
      is([hurry, pay(native.amount)]),
      is([hurry, pay(native.amount), hurry]),
    ]).toEqual([true, true, true])
    expect(matchesReview(encodeWire(native), sent([pay(native.amount)], 'legacy'))).toBe(true)
  })

  test('reports another amount or receiver, a second payment, another program and an empty transaction', () =>
    expect([
      is([pay(native.amount + 1n)]),
      is([pay(native.amount, key(5))]),
      is([pay(native.amount), pay(1n)]),
      is([pay(native.amount), memo]),
      is([hurry]),
      is([pay(native.amount)], key(6)),
    ]).toEqual([false, false, false, false, false, false]))

  test("reports a token transfer without the creation of the receiver's account", () => {
    const { token } = spl
    if (token === null) throw new Error('The payload has no token')
    const move: IInstruction = {
      programAddress: address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
      accounts: [
        { address: address(token.source), role: AccountRole.WRITABLE },
        { address: address(mint), role: AccountRole.READONLY },
        { address: address(token.destination), role: AccountRole.WRITABLE },
        { address: address(from), role: AccountRole.READONLY_SIGNER },
      ],
      data: Uint8Array.from([12, ...new Uint8Array(new BigUint64Array([spl.amount]).buffer), 6]),
    }
    expect(matchesReview(encodeWire(spl), sent([move]))).toBe(false)
    expect(matchesReview(encodeWire(spl), encodeWire({ ...spl, blockhash: key(8) }))).toBe(true)
  })
})
