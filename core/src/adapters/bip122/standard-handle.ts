import { hex } from '@scure/base'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { isObject, safeGet } from '../../domain/unknown.ts'
import { KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import type { Clock } from '../../platform/platform.ts'
import type { GuardedCall, GuardedCallOptions } from '../shared/guarded-call.ts'
import { onStandardChange } from '../wallet-standard/discover.ts'
import { parseStandardAccounts, type StandardAccount } from '../wallet-standard/parse-accounts.ts'
import type { StandardWallet } from '../wallet-standard/parse-wallet.ts'
import { waitForAccounts } from '../wallet-standard/wait-for-accounts.ts'
import { readBitcoinAddress } from './bitcoin-address.ts'
import { bitcoinNetworkBy, bitcoinNetworkOf } from './bitcoin-networks.ts'
import { connecting, nothingShared, walletFailed } from './failures.ts'
import type { Handle, PsbtAsked, Shared } from './handle.ts'
import { protocolOf } from './protocols.ts'
import { readShared } from './read-shared.ts'
import { bytesOf, onlyAnswer, readBase64, readSignature, readTransactionId } from './read-signed.ts'

type Parts = { wallet: StandardWallet; ask: GuardedCall; clock: Clock; life: AbortSignal }

const purposes = ['payment', 'ordinals'] as const
const signing: GuardedCallOptions = { fallbackCode: 'rpc/internal' }

/** A wallet that registered itself, by the features of the Wallet Standard. */
export function createStandardHandle({ wallet, ask, clock, life }: Parts): Handle {
  const feature = wallet.has('standard:events') ? 'standard:events' : 'bitcoin:events'
  const connectingTo = connecting(wallet.name, fromWallet)
  const standing: { at: CaipNetworkId | null } = { at: null }

  /** What it shares on the network of its first account; `list` null: nobody can believe it. */
  function read(all: readonly StandardAccount[] | null): Shared | null {
    const list = all?.filter(
      ({ chains }) => chains.length === 0 || chains.some((one) => one.startsWith('bitcoin:')),
    )
    const named =
      list?.[0]?.chains.flatMap((chain) => bitcoinNetworkBy('standard', chain) ?? []) ?? []
    const kinds = readBitcoinAddress(list?.[0]?.address)?.kinds ?? []
    const entries = list?.map(({ address, publicKey, own }) => ({
      address,
      publicKey: hex.encode(publicKey),
      purpose: safeGet(own, 'purpose'),
    }))
    try {
      const shared = readShared(entries, named.find(({ kind }) => kinds.includes(kind)) ?? null)
      if (shared !== null) standing.at = shared.caipNetworkId
      return shared
    } catch (cause) {
      throw walletFailed(wallet.name, cause)
    }
  }
  const readAnswer = (answer: unknown) => {
    const list = safeGet(answer, 'accounts')
    const accounts = parseStandardAccounts(list)
    return read(Array.isArray(list) && (list.length === 0 || accounts.length > 0) ? accounts : null)
  }
  const chain = () => (standing.at && bitcoinNetworkOf(standing.at)?.standard) ?? 'bitcoin:mainnet'
  function accountOf(address: string): object {
    const account = wallet
      .accounts()
      .find((one) => readBitcoinAddress(one.address)?.address === address)
    if (account === undefined) throw new KitError('rpc/unauthorized')
    return account.own
  }
  function transactionOf({ psbt, signInputs }: PsbtAsked): object {
    // wallets disagree on how a kind of signature is named; it may stand in the transaction itself
    if (signInputs.some(({ sighashTypes }) => sighashTypes !== undefined))
      throw new KitError('rpc/method-not-supported')
    const addresses = [...new Set(signInputs.map(({ address }) => address))]
    const indexes = (of: string) =>
      signInputs.filter(({ address }) => address === of).map(({ index }) => index)
    const inputsToSign = addresses.map((address) => ({
      account: accountOf(address),
      signingIndexes: indexes(address),
    }))
    return { psbt: bytesOf(psbt), inputsToSign, chain: chain() }
  }

  return {
    async connect(signal) {
      const by = wallet.has('bitcoin:connect') ? 'bitcoin:connect' : 'standard:connect'
      const input = by === 'bitcoin:connect' ? [{ purposes }] : []
      return readAnswer(await ask(connectingTo, signal, () => wallet.call(by, 'connect', ...input)))
    },
    /** `bitcoin:connect` cannot be silent: without the standard one, what it shares by itself counts. */
    async peek(signal) {
      const silently = () =>
        ask(connectingTo, signal, () =>
          wallet.call('standard:connect', 'connect', { silent: true }),
        ).then(readAnswer)
      const soon = () =>
        waitForAccounts({
          wallet,
          clock,
          signals: [signal, life],
          read: () => read(wallet.accounts()),
          feature,
        })
      try {
        return (wallet.has('standard:connect') ? await silently() : null) ?? (await soon())
      } catch (error) {
        return nothingShared(error) // some say no where they should share an empty list
      }
    },
    listen: (news) =>
      onStandardChange(
        wallet,
        () => {
          try {
            news(read(wallet.accounts()))
          } catch {
            // what cannot be read is dropped
          }
        },
        feature,
      ),
    async forget(signal) {
      const by = ['bitcoin:disconnect', 'standard:disconnect'].find(wallet.has)
      if (by !== undefined)
        await ask({ fallbackCode: 'account/disconnect-failed' }, signal, () =>
          wallet.call(by, 'disconnect'),
        )
    },
    async switchNetwork() {
      throw new KitError('network/not-supported-by-wallet')
    },
    remoteStanding: () => null,
    async signMessage({ address, message, protocol }, signal) {
      const type = readBitcoinAddress(address)?.type
      // the feature leaves the choice to the wallet
      if (type === undefined || protocolOf(type) !== protocol)
        throw new KitError('rpc/method-not-supported')
      const input = { account: accountOf(address), message: new TextEncoder().encode(message) }
      const answer = onlyAnswer(
        await ask(signing, signal, () => wallet.call('bitcoin:signMessage', 'signMessage', input)),
      )
      return readSignature(safeGet(answer, 'signature'), null, address)
    },
    async signPsbt(asked, signal) {
      const input = transactionOf(asked)
      if (!asked.broadcast) {
        const answer = onlyAnswer(
          await ask(signing, signal, () =>
            wallet.call('bitcoin:signTransaction', 'signTransaction', input),
          ),
        )
        return { psbt: readBase64(safeGet(answer, 'signedPsbt')), txid: null }
      }
      const by = 'bitcoin:signAndSendTransaction'
      const answer = onlyAnswer(
        await ask(signing, signal, () => wallet.call(by, 'signAndSendTransaction', input)),
      )
      return {
        psbt: asked.psbt,
        txid: readTransactionId(
          isObject(answer) ? (safeGet(answer, 'txId') ?? safeGet(answer, 'txid')) : null,
        ),
      }
    },
    async sendTransfer() {
      throw new KitError('rpc/method-not-supported')
    },
  }
}
