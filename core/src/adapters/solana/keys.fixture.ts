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

/** A key pair of `node:crypto`, which the adapter does not use. */
export type Key = {
  address: string
  publicKey: Uint8Array
  sign(bytes: Uint8Array): Uint8Array
  verify(bytes: Uint8Array, signature: Uint8Array): boolean
}

const pkcs8Prefix = Uint8Array.from([
  0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20,
])

export function createKey(seed: number): Key {
  const der = Buffer.from([...pkcs8Prefix, ...new Uint8Array(32).fill(seed)])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKeyObject = createPublicKey(privateKey)
  const publicKey = Uint8Array.from(
    publicKeyObject.export({ format: 'der', type: 'spki' }).subarray(-32),
  )
  return {
    address: getBase58Decoder().decode(publicKey),
    publicKey,
    sign: (bytes) => Uint8Array.from(sign(null, bytes, privateKey)),
    verify: (bytes, signature) => verify(null, bytes, publicKeyObject, signature),
  }
}

type TransactionOptions = { signers?: readonly Key[]; data?: readonly number[]; program?: string }

/** Wire bytes of an unsigned transaction. The payer is the first signer. */
export function createTransaction(
  payer: Key,
  {
    signers = [],
    data = [2, 0, 0, 0],
    program = '11111111111111111111111111111111',
  }: TransactionOptions = {},
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
    (draft) => setTransactionMessageFeePayer(asAddress(payer.address), draft),
    (draft) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: createKey(99).address as Blockhash, lastValidBlockHeight: 1n },
        draft,
      ),
    (draft) => appendTransactionMessageInstruction(instruction, draft),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}

/** Adds the signature of a key, by default a valid signature. */
export function signedBy(
  key: Key,
  bytes: Uint8Array,
  signature: (message: Uint8Array) => Uint8Array = key.sign,
): Uint8Array {
  const transaction = getTransactionDecoder().decode(bytes)
  const signed = signature(Uint8Array.from(transaction.messageBytes)) as SignatureBytes
  return Uint8Array.from(
    getTransactionEncoder().encode({
      ...transaction,
      signatures: { ...transaction.signatures, [key.address]: signed },
    }),
  )
}
