import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import {
  AccountRole,
  appendTransactionMessageInstruction,
  address as asAddress,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getBase58Decoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type IInstruction,
  pipe,
  type SignatureBytes,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js'

/** A real key, by a library that the adapter does not use. */
export type Key = {
  address: string
  publicKey: Uint8Array
  sign(bytes: Uint8Array): Uint8Array
  verify(bytes: Uint8Array, signature: Uint8Array): boolean
}

const pkcs8 = Uint8Array.from([
  0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20,
])

export function keyOf(seed: number): Key {
  const der = Buffer.from([...pkcs8, ...new Uint8Array(32).fill(seed)])
  const own = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const shared = createPublicKey(own)
  const publicKey = Uint8Array.from(shared.export({ format: 'der', type: 'spki' }).subarray(-32))
  return {
    address: getBase58Decoder().decode(publicKey),
    publicKey,
    sign: (bytes) => Uint8Array.from(sign(null, bytes, own)),
    verify: (bytes, signature) => verify(null, bytes, shared, signature),
  }
}

type Shape = { signers?: readonly Key[]; data?: readonly number[]; program?: string }

/** Wire bytes of an unsigned transaction; the payer comes first, further signers behind. */
export function transactionOf(
  payer: Key,
  { signers = [], data = [2, 0, 0, 0], program = '11111111111111111111111111111111' }: Shape = {},
): Uint8Array {
  const accounts = [payer, ...signers].map(({ address }) => ({
    address: asAddress(address),
    role: AccountRole.WRITABLE_SIGNER,
  }))
  const instruction: IInstruction = {
    programAddress: asAddress(program),
    accounts,
    data: Uint8Array.from(data),
  }
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (own) => setTransactionMessageFeePayer(asAddress(payer.address), own),
    (own) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: keyOf(99).address as Blockhash, lastValidBlockHeight: 1n },
        own,
      ),
    (own) => appendTransactionMessageInstruction(instruction, own),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}

/** What an honest wallet makes of it. */
export function signedBy(
  key: Key,
  bytes: Uint8Array,
  signature: (message: Uint8Array) => Uint8Array = key.sign,
): Uint8Array {
  const transaction = getTransactionDecoder().decode(bytes)
  const own = signature(Uint8Array.from(transaction.messageBytes)) as SignatureBytes
  return Uint8Array.from(
    getTransactionEncoder().encode({
      ...transaction,
      signatures: { ...transaction.signatures, [key.address]: own },
    }),
  )
}
