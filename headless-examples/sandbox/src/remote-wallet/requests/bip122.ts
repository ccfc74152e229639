import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { type BitcoinKey, bitcoinMessageHash, signBitcoinEcdsa } from '../../keys/bip122.ts'
import { bip322Hash, type PsbtInput, signBip322, signPsbt } from '../../keys/bip122-psbt.ts'
import { messageContent, transactionContent } from '../../wallets/bip122/approval-content.ts'
import { broadcast } from '../../wallets/bip122/esplora.ts'
import { prepareTransfer } from '../../wallets/bip122/transfer.ts'
import { providerErrors } from '../../wallets/provider-error.ts'
import { bitcoinKeysOf, formatBitcoinAddress } from '../bitcoin-addresses.ts'
import { orInvalid, parseBase64, parseObject, parseString } from './parse-params.ts'
import type { RequestContext, RequestHandlers } from './request.types.ts'

/**
 * The keys of the granted account that has an address, payment or ordinals. Throws 4100 if no
 * granted account has it.
 */
function keysOfAccount(
  { accounts, chain }: RequestContext,
  accountAddress: string,
): readonly BitcoinKey[] {
  const keysByAccount = accounts.map(({ secret }) => bitcoinKeysOf(secret, chain.reference))
  const keys = keysByAccount.find((entry) =>
    entry.some(({ address }) => address === accountAddress),
  )
  if (!keys) throw providerErrors.unauthorized(accountAddress)
  return keys
}

/** The key of one address of an account. Throws 4100 for any other address. */
function keyOfAddress(context: RequestContext, account: string, address: string): BitcoinKey {
  const key = keysOfAccount(context, account).find((entry) => entry.address === address)
  if (!key) throw providerErrors.unauthorized(address)
  return key
}

/** Handlers of Bitcoin requests. Signatures are hex, transactions base64. */
export const bip122Requests: RequestHandlers = {
  async getAccountAddresses(rawParams, context) {
    const params = parseObject(rawParams)
    const keys = keysOfAccount(context, parseString(params, 'account'))
    const intentions = Array.isArray(params.intentions) ? params.intentions : null
    const addresses = keys
      .map(formatBitcoinAddress)
      .filter(({ intention }) => intentions === null || intentions.includes(intention))
    return { content: null, run: async () => addresses }
  },
  async signMessage(rawParams, context) {
    const params = parseObject(rawParams)
    const account = parseString(params, 'account')
    const message = parseString(params, 'message')
    const key = keyOfAddress(context, account, parseString(params, 'address', account))
    const protocol = parseString(params, 'protocol', 'ecdsa').toLowerCase()
    if (protocol !== 'ecdsa' && protocol !== 'bip322')
      throw providerErrors.invalid(`unknown protocol ${protocol}`)
    const isEcdsa = protocol === 'ecdsa'
    if (isEcdsa && key.purpose === 'ordinals')
      throw providerErrors.invalid('a taproot address can only sign with bip322')
    return {
      content: messageContent(key.address, message, isEcdsa ? 'ECDSA' : 'BIP-322'),
      async run() {
        const signature = isEcdsa ? signBitcoinEcdsa(key, message) : signBip322(key, message)
        const hash = isEcdsa ? bitcoinMessageHash(message) : bip322Hash(message)
        return {
          address: key.address,
          signature: hex.encode(signature),
          messageHash: hex.encode(hash),
        }
      },
    }
  },
  async signPsbt(rawParams, context) {
    const params = parseObject(rawParams)
    const account = parseString(params, 'account')
    const psbt = parseBase64(params, 'psbt')
    if (!Array.isArray(params.signInputs))
      throw providerErrors.invalid('signInputs must be an array')
    const inputs = params.signInputs.map((input: unknown) => parseInput(context, account, input))
    const sends = params.broadcast === true
    const transaction = orInvalid(() => Transaction.fromPSBT(psbt))
    return {
      content: transactionContent(transaction, context.chain.caip2, inputs.length, sends),
      async run() {
        const signed = orInvalid(() => signPsbt(psbt, inputs, sends))
        const txid = sends ? { txid: await broadcast(context.chain.rpc, signed.hex) } : {}
        return { psbt: base64.encode(signed.toPSBT()), ...txid }
      },
    }
  },
  async sendTransfer(rawParams, context) {
    const params = parseObject(rawParams)
    const [payment] = keysOfAccount(context, parseString(params, 'account'))
    const amount = orInvalid(() => BigInt(parseString(params, 'amount')))
    if (!payment || amount <= 0n)
      throw providerErrors.invalid('amount must be a positive number of satoshi')
    if (params.memo !== undefined || params.changeAddress !== undefined)
      throw providerErrors.invalid('memo and changeAddress are not supported')
    const network = { network: context.chain.caip2, rpc: context.chain.rpc }
    const receiver = parseString(params, 'recipientAddress')
    const { content, send } = await prepareTransfer(network, payment, receiver, amount)
    return { content, run: async () => ({ txid: await send() }) }
  },
}

function parseInput(context: RequestContext, account: string, value: unknown): PsbtInput {
  const input = parseObject(value)
  const { index, sighashTypes } = input
  if (typeof index !== 'number' || !Number.isSafeInteger(index))
    throw providerErrors.invalid('index of an input must be an integer')
  return {
    key: keyOfAddress(context, account, parseString(input, 'address')),
    index,
    sighashTypes: Array.isArray(sighashTypes)
      ? sighashTypes.filter((type) => typeof type === 'number')
      : [],
  }
}
