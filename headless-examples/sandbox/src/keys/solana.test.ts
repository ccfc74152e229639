import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import {
  address,
  appendTransactionMessageInstruction,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js'
import { getTransferSolInstruction } from '@solana-program/system'
import { assert, expect, test } from 'vitest'
import {
  readSolanaTransaction,
  signSolanaBytes,
  signSolanaTransaction,
  solanaAddress,
} from './solana.ts'

const secret = new Uint8Array(32).fill(1)
const other = new Uint8Array(32).fill(2)
const from = address(solanaAddress(secret))
const isSigned = (bytes: Uint8Array, signature: Uint8Array) =>
  verify(
    null,
    bytes,
    createPublicKey({
      key: {
        kty: 'OKP',
        crv: 'Ed25519',
        x: Buffer.from(base58.decode(from)).toString('base64url'),
      },
      format: 'jwk',
    }),
    signature,
  )

test('signSolanaBytes signs the bytes unchanged', () => {
  const message = new TextEncoder().encode('hello')
  expect(isSigned(message, signSolanaBytes(secret, message))).toBe(true)
})

test('signSolanaTransaction adds the signature of a required signer and throws for other signers', () => {
  const source = { address: from, signTransactions: async () => [] }
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (tx) => setTransactionMessageFeePayer(from, tx),
    (tx) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: from as string as Blockhash, lastValidBlockHeight: 1n },
        tx,
      ),
    (tx) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({
          source,
          destination: address(solanaAddress(other)),
          amount: 1,
        }),
        tx,
      ),
  )
  const compiled = compileTransaction(message)
  const bytes = Uint8Array.from(getTransactionEncoder().encode(compiled))
  expect(readSolanaTransaction(bytes)).toEqual({ signers: [from], signed: [] })
  const signed = signSolanaTransaction(secret, bytes)
  assert(isSigned(Uint8Array.from(compiled.messageBytes), signed.signature))
  expect(readSolanaTransaction(signed.bytes)).toEqual({ signers: [from], signed: [from] })
  expect(() => signSolanaTransaction(other, bytes)).toThrow('does not require a signature')
})
