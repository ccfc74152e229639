import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { type BitcoinKey, signBitcoinEcdsa } from '../../keys/bip122.ts'
import { signBip322, signPsbt } from '../../keys/bip122-psbt.ts'
import { messageContent, transactionContent } from './approval-content.ts'
import { bitcoinErrors } from './bitcoin-error.ts'
import { type BitcoinContext, requestApproval } from './context.ts'
import { broadcast } from './esplora.ts'

/** The key of an address that the page may use. Throws -32002 for any other address. */
export function visibleKey({ visibleKeys }: BitcoinContext, address: unknown): BitcoinKey {
  const key = visibleKeys().find((entry) => entry.address === address)
  if (key === undefined) throw bitcoinErrors.denied()
  return key
}

export type Protocol = 'ECDSA' | 'BIP322'
export type SignedMessage = { signature: Uint8Array; protocol: Protocol }

/**
 * Requests an approval and signs exactly the message that it shows. `requestedProtocol` null: ECDSA
 * for payment addresses, BIP-322 for taproot addresses.
 */
export async function signText(
  context: BitcoinContext,
  key: BitcoinKey,
  message: string,
  requestedProtocol: Protocol | null,
): Promise<SignedMessage> {
  const protocol = requestedProtocol ?? (key.purpose === 'payment' ? 'ECDSA' : 'BIP322')
  if (protocol === 'ECDSA' && key.purpose !== 'payment')
    throw bitcoinErrors.notForAddress('A taproot address can only sign with BIP322.')
  await requestApproval(context, messageContent(key.address, message, protocol))
  const signature = protocol === 'ECDSA' ? signBitcoinEcdsa(key, message) : signBip322(key, message)
  return { signature, protocol }
}

type Inputs = readonly { key: BitcoinKey; indexes: readonly number[] }[]

/**
 * Requests an approval and signs the inputs of a PSBT. With `send`, broadcasts the transaction;
 * otherwise `txid` is null.
 */
export async function signTransaction(
  context: BitcoinContext,
  psbt: Uint8Array,
  inputs: Inputs,
  send: boolean,
) {
  const { network } = context.state.read()
  const psbtInputs = inputs.flatMap(({ key, indexes }) =>
    indexes.map((index) => ({ key, index, sighashTypes: [] })),
  )
  const transaction = parsePsbt(psbt)
  await requestApproval(context, transactionContent(transaction, network, psbtInputs.length, send))
  const signed = signInputs(psbt, psbtInputs, send)
  const txid = send ? await broadcast(context.rpc, signed.hex) : null
  return { psbt: signed.toPSBT(), txid }
}

function parsePsbt(psbt: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(psbt)
  } catch {
    throw bitcoinErrors.invalid('psbt is not a partially signed transaction')
  }
}

function signInputs(
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

/** Parses the base64 of a PSBT. */
export function parsePsbtBytes(text: unknown): Uint8Array {
  const invalid = bitcoinErrors.invalid('psbt must be base64')
  if (typeof text !== 'string') throw invalid
  try {
    return base64.decode(text)
  } catch {
    throw invalid
  }
}
