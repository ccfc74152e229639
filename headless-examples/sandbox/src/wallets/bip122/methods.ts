import { base64, hex } from '@scure/base'
import { isRecord } from '../../base/checks.ts'
import type { BitcoinKey } from '../../keys/bip122.ts'
import { networkContent } from './approval-content.ts'
import { bitcoinErrors } from './bitcoin-error.ts'
import { type BitcoinContext, requestApproval } from './context.ts'
import { findNetwork, namesOf } from './networks.ts'
import { parsePsbtBytes, signText, signTransaction, visibleKey } from './signing.ts'
import { transfer } from './transfer.ts'

export type Method = (params: unknown) => Promise<unknown>

/** Formats an address as sats-connect does. */
export const formatAddress = ({ address, publicKey, purpose }: BitcoinKey) => ({
  address,
  publicKey: hex.encode(publicKey),
  purpose,
  addressType: purpose === 'payment' ? 'p2wpkh' : 'p2tr',
  walletType: 'software',
})

/** Formats the active network as sats-connect does. */
export const formatNetworks = ({ state }: Pick<BitcoinContext, 'state'>) => {
  const { sats, stacks } = namesOf(state.read().network)
  return {
    bitcoin: { name: sats },
    stacks: { name: stacks },
    spark: { name: stacks === 'mainnet' ? 'mainnet' : 'regtest' },
  }
}

/** Creates the methods of sats-connect by name. */
export function bitcoinMethods(context: BitcoinContext): Readonly<Record<string, Method>> {
  const methods: Readonly<Record<string, Method>> = {
    getInfo: async () => ({
      version: '2.0.0',
      platform: 'web',
      methods: Object.keys(methods),
      supports: [],
    }),
    ...accountMethods(context),
    ...signingMethods(context),
  }
  return methods
}

function accountMethods(context: BitcoinContext): Readonly<Record<string, Method>> {
  const { state, visibleKeys, share } = context
  /** Addresses with one of the purposes; all addresses if `purposes` is not an array. */
  const addresses = (purposes: unknown) =>
    visibleKeys()
      .map(formatAddress)
      .filter(({ purpose }) => !Array.isArray(purposes) || purposes.includes(purpose))
  const account = (purposes: unknown = null) => ({
    id: 'account-0',
    addresses: addresses(purposes),
    walletType: 'software',
    network: formatNetworks(context),
  })
  async function connect() {
    if (visibleKeys().length === 0 && (await share()) === null) throw bitcoinErrors.rejected()
  }
  async function assertConnected() {
    if (visibleKeys().length === 0) throw bitcoinErrors.denied()
  }
  async function disconnect() {
    state.change({ shared: [] })
    return null
  }
  return {
    async wallet_connect(params) {
      await connect()
      return account(isRecord(params) ? params.addresses : null)
    },
    async wallet_getAccount() {
      await assertConnected()
      return account()
    },
    async getAccounts(params) {
      await connect()
      return addresses(isRecord(params) ? params.purposes : null)
    },
    async getAddresses(params) {
      await connect()
      return {
        addresses: addresses(isRecord(params) ? params.purposes : null),
        network: formatNetworks(context),
      }
    },
    async wallet_getNetwork() {
      await assertConnected()
      return formatNetworks(context)
    },
    async wallet_changeNetwork(params) {
      await assertConnected()
      const next = findNetwork(isRecord(params) ? params.name : null)
      if (next === null) throw bitcoinErrors.invalid('unknown network')
      const { network } = state.read()
      if (next.network === network) return null
      await requestApproval(context, networkContent(network, next.network))
      state.change({ network: next.network })
      return null
    },
    wallet_disconnect: disconnect,
    wallet_renouncePermissions: disconnect,
  }
}

const signingMethods = (context: BitcoinContext): Readonly<Record<string, Method>> => ({
  async signMessage(params) {
    const { address, message, protocol } = isRecord(params) ? params : {}
    if (typeof message !== 'string') throw bitcoinErrors.invalid('message must be a string')
    const key = visibleKey(context, address)
    const requestedProtocol = protocol === 'ECDSA' || protocol === 'BIP322' ? protocol : null
    const signed = await signText(context, key, message, requestedProtocol)
    return {
      address: key.address,
      messageHash: '',
      signature: base64.encode(signed.signature),
      protocol: signed.protocol,
    }
  },
  async signPsbt(params) {
    const { psbt, signInputs, broadcast } = isRecord(params) ? params : {}
    const inputs = Object.entries(isRecord(signInputs) ? signInputs : {}).map(
      ([address, indexes]) => ({
        key: visibleKey(context, address),
        indexes: Array.isArray(indexes)
          ? indexes.filter((index) => Number.isSafeInteger(index))
          : [],
      }),
    )
    const signed = await signTransaction(context, parsePsbtBytes(psbt), inputs, broadcast === true)
    return {
      psbt: base64.encode(signed.psbt),
      ...(signed.txid === null ? {} : { txid: signed.txid }),
    }
  },
  async sendTransfer(params) {
    const [receiver, ...others] =
      isRecord(params) && Array.isArray(params.recipients) ? params.recipients : []
    const { address, amount } = isRecord(receiver) ? receiver : {}
    if (others.length > 0) throw bitcoinErrors.invalid('recipients must have one entry')
    if (typeof address !== 'string' || !Number.isSafeInteger(amount))
      throw bitcoinErrors.invalid('a recipient needs an address and an amount in satoshi')
    const key = context.visibleKeys().find(({ purpose }) => purpose === 'payment')
    if (key === undefined) throw bitcoinErrors.denied()
    return { txid: await transfer(context, key, address, BigInt(String(amount))) }
  },
})
