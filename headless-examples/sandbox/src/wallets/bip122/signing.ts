import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { type BitcoinKey, signBitcoinEcdsa } from '../../keys/bip122.ts'
import { signBip322, signPsbt } from '../../keys/bip122-psbt.ts'
import { requestApproval, messageContent, transactionContent } from './approval-requests.ts'
import type { BitcoinContext } from './bitcoin.types.ts'
import { bitcoinErrors } from './bitcoin-error.ts'
import { broadcast } from './esplora.ts'

/** The key of an address that the page may use. */
export function shownKey({ shown }: BitcoinContext, address: unknown): BitcoinKey {
  const key = shown().find((one) => one.address === address)
  if (key === undefined) throw bitcoinErrors.denied()
  return key
}

export type Protocol = 'ECDSA' | 'BIP322'
export type SignedMessage = { signature: Uint8Array; protocol: Protocol }

/** Signs exactly what was shown. `protocol` null: as the address is used to. */
export async function signText(
  inside: BitcoinContext,
  key: BitcoinKey,
  message: string,
  protocol: Protocol | null,
): Promise<SignedMessage> {
  const by = protocol ?? (key.purpose === 'payment' ? 'ECDSA' : 'BIP322')
  if (by === 'ECDSA' && key.purpose !== 'payment')
    throw bitcoinErrors.notForAddress('Taproot addresses sign by BIP322 only.')
  await requestApproval(inside, messageContent(key.address, message, by))
  return {
    signature: by === 'ECDSA' ? signBitcoinEcdsa(key, message) : signBip322(key, message),
    protocol: by,
  }
}

type Inputs = readonly { key: BitcoinKey; indexes: readonly number[] }[]

/** Signs inputs of a transaction, and sends it where that was asked for. */
export async function signTransaction(
  inside: BitcoinContext,
  psbt: Uint8Array,
  inputs: Inputs,
  send: boolean,
) {
  const { network } = inside.state.read()
  const flat = inputs.flatMap(({ key, indexes }) =>
    indexes.map((index) => ({ key, index, sighashTypes: [] })),
  )
  await requestApproval(inside, transactionContent(readTransaction(psbt), network, flat.length, send))
  const signed = signedBy(psbt, flat, send)
  const txid = send ? await broadcast(inside.rpc, signed.hex) : null
  return { psbt: signed.toPSBT(), txid }
}

function readTransaction(psbt: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(psbt)
  } catch {
    throw bitcoinErrors.invalid('psbt is no partially signed transaction')
  }
}

function signedBy(
  psbt: Uint8Array,
  inputs: Parameters<typeof signPsbt>[1],
  finalize: boolean,
): Transaction {
  try {
    return signPsbt(psbt, inputs, finalize)
  } catch (error) {
    throw bitcoinErrors.invalid(
      error instanceof Error ? error.message : 'an input cannot be signed',
    )
  }
}

/** Text in base64 as bytes. */
export function bytesOf(text: unknown): Uint8Array {
  try {
    if (typeof text === 'string') return base64.decode(text)
  } catch {
    // said below
  }
  throw bitcoinErrors.invalid('psbt must be base64')
}
