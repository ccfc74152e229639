import { isRecord } from '../../base/checks.ts'
import type { WalletBranding } from '../../base/wallet-roster.ts'
import { providerErrors } from '../provider-error.ts'
import { toStandardError } from './bitcoin-error.ts'
import type { BitcoinContext } from './context.ts'
import { namesOf } from './networks.ts'
import { signText, signTransaction, visibleKey } from './signing.ts'

type ChangeListener = (properties: { accounts: readonly object[] }) => void

/** Creates the Wallet Standard object of the wallet. */
export function createStandardWallet(context: BitcoinContext, branding: WalletBranding) {
  const { state, visibleKeys, share, scriptedAnswers } = context
  const listeners = new Set<ChangeListener>()
  const accounts = () =>
    visibleKeys().map(({ address, publicKey, purpose }) => ({
      address,
      publicKey,
      purpose,
      chains: [namesOf(state.read().network).standard],
      features: [
        'bitcoin:signMessage',
        'bitcoin:signTransaction',
        'bitcoin:signAndSendTransaction',
      ],
    }))
  async function connect(silent: boolean) {
    if (visibleKeys().length === 0 && !silent && (await share()) === null)
      throw providerErrors.rejected()
    return { accounts: accounts() }
  }
  const { signMessage, signTransaction, signAndSendTransaction } = signingFeatures(context)
  const wallet = {
    version: '1.0.0',
    name: branding.name,
    icon: branding.icon,
    chains: ['bitcoin:mainnet', 'bitcoin:testnet', 'bitcoin:regtest'],
    get accounts() {
      return accounts()
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: async (input: unknown) =>
          scriptedAnswers.respond('standard:connect', () =>
            connect(isRecord(input) && input.silent === true),
          ),
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: async () => state.change({ shared: [] }),
      },
      'standard:events': {
        version: '1.0.0',
        on(_: 'change', listener: ChangeListener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      'bitcoin:connect': {
        version: '1.0.0',
        connect: async () => scriptedAnswers.respond('bitcoin:connect', () => connect(false)),
      },
      'bitcoin:signMessage': { version: '1.0.0', signMessage },
      'bitcoin:signTransaction': { version: '1.0.0', signTransaction },
      'bitcoin:signAndSendTransaction': { version: '1.0.0', signAndSendTransaction },
    },
  }
  return {
    wallet: Object.freeze(wallet),
    emitChange() {
      for (const listener of [...listeners]) listener({ accounts: accounts() })
    },
    stop: () => listeners.clear(),
  }
}

/** The signing features. Each accepts any number of inputs. */
function signingFeatures(context: BitcoinContext) {
  const addressOf = (input: unknown) =>
    isRecord(input) && isRecord(input.account) ? input.account.address : null
  const signMessage = async (input: unknown) => {
    const key = visibleKey(context, addressOf(input))
    const { message } = isRecord(input) ? input : {}
    if (!(message instanceof Uint8Array)) throw providerErrors.invalid('message must be bytes')
    const { signature } = await signText(context, key, new TextDecoder().decode(message), null)
    return { signedMessage: message, signature }
  }
  const signPsbt = (send: boolean) => async (input: unknown) => {
    const { psbt, inputsToSign } = isRecord(input) ? input : {}
    if (!(psbt instanceof Uint8Array) || !Array.isArray(inputsToSign))
      throw providerErrors.invalid('psbt must be bytes and inputsToSign an array')
    const inputs = inputsToSign.map((entry) => ({
      key: visibleKey(context, addressOf(entry)),
      indexes: isRecord(entry) && Array.isArray(entry.signingIndexes) ? entry.signingIndexes : [],
    }))
    const signed = await signTransaction(context, psbt, inputs, send)
    return send ? { txId: signed.txid } : { signedPsbt: signed.psbt }
  }
  const feature =
    (name: string, handle: (input: unknown) => Promise<unknown>) =>
    async (...inputs: readonly unknown[]) =>
      context.scriptedAnswers.respond(name, () =>
        Promise.all(inputs.map(handle)).catch((error) => {
          throw toStandardError(error)
        }),
      )
  return {
    signMessage: feature('bitcoin:signMessage', signMessage),
    signTransaction: feature('bitcoin:signTransaction', signPsbt(false)),
    signAndSendTransaction: feature('bitcoin:signAndSendTransaction', signPsbt(true)),
  }
}
