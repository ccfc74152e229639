import { base64, hex } from '@scure/base'
import { isRecord } from '../../base/checks.ts'
import type { BitcoinKey } from '../../keys/bip122.ts'
import { requestApproval, networkContent } from './approval-requests.ts'
import type { BitcoinContext, Method } from './bitcoin.types.ts'
import { bitcoinErrors } from './bitcoin-error.ts'
import { namesOf, networkNamed } from './networks.ts'
import { bytesOf, shownKey, signText, signTransaction } from './signing.ts'
import { transfer } from './transfer.ts'

/** An address as wallets list it. */
export const listed = ({ address, publicKey, purpose }: BitcoinKey) => ({
  address,
  publicKey: hex.encode(publicKey),
  purpose,
  addressType: purpose === 'payment' ? 'p2wpkh' : 'p2tr',
  walletType: 'software',
})

/** The wallet's network as wallets say it. */
export const networksSaid = ({ state }: BitcoinContext) => {
  const { sats, stacks } = namesOf(state.read().network)
  return {
    bitcoin: { name: sats },
    stacks: { name: stacks },
    spark: { name: stacks === 'mainnet' ? 'mainnet' : 'regtest' },
  }
}

/** What pages may ask of it, by sats-connect's names. */
export function bitcoinMethods(inside: BitcoinContext): Readonly<Record<string, Method>> {
  const { state, shown, share } = inside
  const addresses = (wanted: unknown) =>
    shown()
      .map(listed)
      .filter(({ purpose }) => !Array.isArray(wanted) || wanted.includes(purpose))
  const account = (wanted: unknown = null) => ({
    id: 'account-0',
    addresses: addresses(wanted),
    walletType: 'software',
    network: networksSaid(inside),
  })
  async function connected() {
    if (shown().length === 0 && (await share()) === null) throw bitcoinErrors.rejected()
  }
  async function granted() {
    if (shown().length === 0) throw bitcoinErrors.denied()
  }
  async function leave() {
    state.change({ shared: [] })
    return null
  }
  const methods: Readonly<Record<string, Method>> = {
    getInfo: async () => ({
      version: '2.0.0',
      platform: 'web',
      methods: Object.keys(methods),
      supports: [],
    }),
    async wallet_connect(params) {
      await connected()
      return account(isRecord(params) ? params.addresses : null)
    },
    async wallet_getAccount() {
      await granted()
      return account()
    },
    async getAccounts(params) {
      await connected()
      return addresses(isRecord(params) ? params.purposes : null)
    },
    async getAddresses(params) {
      await connected()
      return {
        addresses: addresses(isRecord(params) ? params.purposes : null),
        network: networksSaid(inside),
      }
    },
    async wallet_getNetwork() {
      await granted()
      return networksSaid(inside)
    },
    async wallet_changeNetwork(params) {
      await granted()
      const wanted = networkNamed(isRecord(params) ? params.name : null)
      if (wanted === null) throw bitcoinErrors.invalid('the network is not known')
      if (wanted.network === state.read().network) return null
      await requestApproval(inside, networkContent(state.read().network, wanted.network))
      state.change({ network: wanted.network })
      return null
    },
    async signMessage(params) {
      const { address, message, protocol } = isRecord(params) ? params : {}
      if (typeof message !== 'string') throw bitcoinErrors.invalid('message must be text')
      const key = shownKey(inside, address)
      const signed = await signText(
        inside,
        key,
        message,
        protocol === 'ECDSA' || protocol === 'BIP322' ? protocol : null,
      )
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
          key: shownKey(inside, address),
          indexes: Array.isArray(indexes)
            ? indexes.filter((index) => Number.isSafeInteger(index))
            : [],
        }),
      )
      const signed = await signTransaction(inside, bytesOf(psbt), inputs, broadcast === true)
      return {
        psbt: base64.encode(signed.psbt),
        ...(signed.txid === null ? {} : { txid: signed.txid }),
      }
    },
    async sendTransfer(params) {
      const [receiver, ...others] =
        isRecord(params) && Array.isArray(params.recipients) ? params.recipients : []
      const { address, amount } = isRecord(receiver) ? receiver : {}
      if (others.length > 0) throw bitcoinErrors.invalid('one recipient at a time')
      if (typeof address !== 'string' || !Number.isSafeInteger(amount))
        throw bitcoinErrors.invalid('a recipient is expected')
      const key = shown().find(({ purpose }) => purpose === 'payment')
      if (key === undefined) throw bitcoinErrors.denied()
      return { txid: await transfer(inside, key, address, BigInt(String(amount))) }
    },
    wallet_disconnect: leave,
    wallet_renouncePermissions: leave,
  }
  return methods
}
