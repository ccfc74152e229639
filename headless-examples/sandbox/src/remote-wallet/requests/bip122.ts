import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { type BitcoinKey, bitcoinMessageHash, signBitcoinEcdsa } from '../../keys/bip122.ts'
import { bip322Hash, type PsbtInput, signBip322, signPsbt } from '../../keys/bip122-psbt.ts'
import { messageContent, transactionContent } from '../../wallets/bip122/approval-content.ts'
import { broadcast } from '../../wallets/bip122/esplora.ts'
import { prepareTransfer } from '../../wallets/bip122/transfer.ts'
import { providerErrors } from '../../wallets/provider-error.ts'
import { bitcoinKeysOf, toldAddress } from '../bitcoin-addresses.ts'
import { parseBase64, parseObject, parseText, orInvalid } from './parse-params.ts'
import type { RequestContext, RequestHandlers } from './request.types.ts'

/** An account is granted by its payment address, and all of its addresses with it. */
export function bitcoinKeys(
  { accounts, chain }: RequestContext,
  account: string,
): readonly BitcoinKey[] {
  const groups = accounts.map(({ secret }) => bitcoinKeysOf(secret, chain.reference))
  const group = groups.find((keys) => keys.some(({ address }) => address === account))
  if (!group) throw providerErrors.unauthorized(account)
  return group
}

/** The key of one of the account's addresses. */
export function bitcoinKeyOf(ground: RequestContext, account: string, address: string): BitcoinKey {
  const key = bitcoinKeys(ground, account).find((one) => one.address === address)
  if (!key) throw providerErrors.unauthorized(address)
  return key
}

/** Signatures and transactions with the account's real keys; bytes are hex, transactions base64. */
export const bip122Requests: RequestHandlers = {
  async getAccountAddresses(given, ground) {
    const params = parseObject(given)
    const keys = bitcoinKeys(ground, parseText(params, 'account'))
    const wanted = Array.isArray(params.intentions) ? params.intentions : null
    const entries = keys.map(toldAddress)
    return {
      content: null,
      run: async () =>
        entries.filter(({ intention }) => wanted === null || wanted.includes(intention)),
    }
  },
  async signMessage(given, ground) {
    const params = parseObject(given)
    const account = parseText(params, 'account')
    const message = parseText(params, 'message')
    const key = bitcoinKeyOf(ground, account, parseText(params, 'address', account))
    const protocol = parseText(params, 'protocol', 'ecdsa').toLowerCase()
    if (protocol !== 'ecdsa' && protocol !== 'bip322')
      throw providerErrors.invalid(`there is no protocol ${protocol}`)
    if (protocol === 'ecdsa' && key.purpose === 'ordinals')
      throw providerErrors.invalid('a taproot address signs by bip322 only')
    return {
      content: messageContent(key.address, message, protocol === 'ecdsa' ? 'ECDSA' : 'BIP-322'),
      run: async () => ({
        address: key.address,
        signature: hex.encode(
          protocol === 'ecdsa' ? signBitcoinEcdsa(key, message) : signBip322(key, message),
        ),
        messageHash: hex.encode(
          protocol === 'ecdsa' ? bitcoinMessageHash(message) : bip322Hash(message),
        ),
      }),
    }
  },
  async signPsbt(given, ground) {
    const params = parseObject(given)
    const account = parseText(params, 'account')
    const psbt = parseBase64(params, 'psbt')
    if (!Array.isArray(params.signInputs)) throw providerErrors.invalid('signInputs are expected')
    const inputs = params.signInputs.map((one: unknown) => readInput(ground, account, one))
    const sends = params.broadcast === true
    const transaction = orInvalid(() => Transaction.fromPSBT(psbt))
    return {
      content: transactionContent(transaction, ground.chain.caip2, inputs.length, sends),
      async run() {
        const signed = orInvalid(() => signPsbt(psbt, inputs, sends))
        const txid = sends ? { txid: await broadcast(ground.chain.rpc, signed.hex) } : {}
        return { psbt: base64.encode(signed.toPSBT()), ...txid }
      },
    }
  },
  async sendTransfer(given, ground) {
    const params = parseObject(given)
    const [payment] = bitcoinKeys(ground, parseText(params, 'account'))
    const amount = orInvalid(() => BigInt(parseText(params, 'amount')))
    if (!payment || amount <= 0n) throw providerErrors.invalid('an amount in satoshi is expected')
    if (params.memo !== undefined || params.changeAddress !== undefined)
      throw providerErrors.invalid('neither memo nor changeAddress')
    const place = { network: ground.chain.caip2, rpc: ground.chain.rpc }
    const { words, send } = await prepareTransfer(
      place,
      payment,
      parseText(params, 'recipientAddress'),
      amount,
    )
    return { content, run: async () => ({ txid: await send() }) }
  },
}

function readInput(ground: RequestContext, account: string, given: unknown): PsbtInput {
  const { index, sighashTypes, ...rest } = parseObject(given)
  if (typeof index !== 'number' || !Number.isSafeInteger(index))
    throw providerErrors.invalid('an input has an index')
  const types = Array.isArray(sighashTypes)
    ? sighashTypes.filter((type) => typeof type === 'number')
    : []
  return { key: bitcoinKeyOf(ground, account, parseText(rest, 'address')), index, sighashTypes: types }
}
