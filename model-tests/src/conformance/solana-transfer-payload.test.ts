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
  const details = { decimals: wire.token?.decimals ?? 9, symbol: '', fee, accountRent: null }
  return { payload, review: review(payload, details), digest: digestOf(payload) }
}
/** Replaces the bytes of the transaction and sets the matching digest. */
function withBytes(transfer: PreparedTransfer, bytes: Uint8Array): PreparedTransfer {
  const payload = { ...(transfer.payload as SolanaPayload), transaction: base64.encode(bytes) }
  return { ...transfer, payload, digest: digestOf(payload) }
}
const expectChanged = (transfer: PreparedTransfer) => {
  expect(() => assertUnchanged(transfer, solana)).toThrow(
    expect.objectContaining({ code: 'send/changed' }),
  )
}

describe('reviews of Solana payloads [R13]', () => {
  test.each([
    ['Sol', native],
    ['a token', spl],
  ])('the review of a transfer of %s is parsed from the payload, for any amount', (_, wire) => {
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
    ['Sol', native],
    ['a token', spl],
  ])(
    'assertUnchanged rejects a transfer of %s with any changed byte, also with a matching digest',
    (_, wire) => {
      const transfer = prepared(wire)
      const bytes = encodeWire(wire)
      const reviewedIndexes = [...bytes]
        .map((_, index) => index)
        .filter((index) => !isInBlockhash(bytes, index))
      fc.assert(
        fc.property(
          fc.constantFrom(...reviewedIndexes),
          fc.integer({ min: 1, max: 255 }),
          (index, change) => {
            expectChanged(
              withBytes(
                transfer,
                bytes.map((byte, position) => (position === index ? byte ^ change : byte)),
              ),
            )
          },
        ),
        { numRuns: 200 },
      )
    },
  )

  test('assertUnchanged rejects another digest, sender, amount, decimals or network, and added or missing bytes', () => {
    const transfer = prepared(spl)
    expectChanged({ ...transfer, digest: digestOf({}) })
    const payloadOfReceiver = { ...(transfer.payload as SolanaPayload), from: to }
    expectChanged({ ...transfer, payload: payloadOfReceiver, digest: digestOf(payloadOfReceiver) })
    expectChanged({ ...transfer, review: { ...transfer.review, amount: '1' } })
    expectChanged({ ...transfer, review: { ...transfer.review, decimals: 9 } })
    expectChanged(withBytes(transfer, Uint8Array.from([...encodeWire(spl), 0])))
    expectChanged(withBytes(transfer, encodeWire(spl).subarray(0, -1)))
    expectChanged(withBytes(transfer, new Uint8Array()))
    expect(() =>
      assertUnchanged(transfer, {
        ...solana,
        caipNetworkId: 'solana:two' as typeof solana.caipNetworkId,
      }),
    ).toThrow(expect.objectContaining({ code: 'send/network-changed' }))
  })

  test('review throws for a token transfer to an account other than the receiver’s associated token account', () => {
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

const isInBlockhash = (bytes: Uint8Array, index: number) => {
  const keys = bytes[68] ?? 0
  const start = 69 + 32 * keys
  return index >= start && index < start + 32
}

describe('comparison of the broadcast transaction with the review [R14]', () => {
  const payment = (amount: bigint, receiver = to): IInstruction => ({
    programAddress: address('11111111111111111111111111111111'),
    accounts: [
      { address: address(from), role: AccountRole.WRITABLE_SIGNER },
      { address: address(receiver), role: AccountRole.WRITABLE },
    ],
    data: Uint8Array.from([2, 0, 0, 0, ...new Uint8Array(new BigUint64Array([amount]).buffer)]),
  })
  const priorityFee: IInstruction = {
    programAddress: address('ComputeBudget111111111111111111111111111111'),
    accounts: [],
    data: Uint8Array.from([3, 1, 0, 0, 0, 0, 0, 0, 0]),
  }
  const memo: IInstruction = {
    programAddress: address(key(50)),
    accounts: [],
    data: new Uint8Array(),
  }
  const transactionBytes = (
    instructions: readonly IInstruction[],
    version: 0 | 'legacy' = 0,
    payer = from,
  ) => {
    const lifetime = { blockhash: blockhash(key(8)), lastValidBlockHeight: 1n }
    const empty = pipe(
      createTransactionMessage({ version: version as 0 }),
      (draft) => setTransactionMessageFeePayer(address(payer), draft),
      (draft) => setTransactionMessageLifetimeUsingBlockhash(lifetime, draft),
    )
    const message = instructions.reduce<typeof empty>(
      (draft, instruction) =>
        appendTransactionMessageInstruction(instruction, draft) as typeof empty,
      empty,
    )
    return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
  }
  const matches = (instructions: readonly IInstruction[], payer = from) =>
    matchesReview(encodeWire(native), transactionBytes(instructions, 0, payer))

  test('matchesReview accepts another blockhash, another version and added compute-budget instructions', () => {
    expect([
      matches([payment(native.amount)]),
      matches([priorityFee, payment(native.amount)]),
      matches([priorityFee, payment(native.amount), priorityFee]),
    ]).toEqual([true, true, true])
    expect(
      matchesReview(encodeWire(native), transactionBytes([payment(native.amount)], 'legacy')),
    ).toBe(true)
  })

  test('matchesReview returns false for another amount, receiver or payer, a second payment, another program and a missing payment', () =>
    expect([
      matches([payment(native.amount + 1n)]),
      matches([payment(native.amount, key(5))]),
      matches([payment(native.amount), payment(1n)]),
      matches([payment(native.amount), memo]),
      matches([priorityFee]),
      matches([payment(native.amount)], key(6)),
    ]).toEqual([false, false, false, false, false, false]))

  test("matchesReview returns false for a token transfer without the instruction that creates the receiver's account", () => {
    const { token } = spl
    if (token === null) throw new Error('The payload has no token')
    const tokenTransfer: IInstruction = {
      programAddress: address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
      accounts: [
        { address: address(token.source), role: AccountRole.WRITABLE },
        { address: address(mint), role: AccountRole.READONLY },
        { address: address(token.destination), role: AccountRole.WRITABLE },
        { address: address(from), role: AccountRole.READONLY_SIGNER },
      ],
      data: Uint8Array.from([12, ...new Uint8Array(new BigUint64Array([spl.amount]).buffer), 6]),
    }
    expect(matchesReview(encodeWire(spl), transactionBytes([tokenTransfer]))).toBe(false)
    expect(matchesReview(encodeWire(spl), encodeWire({ ...spl, blockhash: key(8) }))).toBe(true)
  })
})
