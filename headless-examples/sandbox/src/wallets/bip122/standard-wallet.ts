import { isRecord } from '../../base/checks.ts'
import type { WalletBranding } from '../../base/wallet-roster.ts'
import { providerErrors } from '../provider-error.ts'
import type { BitcoinContext } from './bitcoin.types.ts'
import { inTheirWords } from './bitcoin-error.ts'
import { namesOf } from './networks.ts'
import { shownKey, signText, signTransaction } from './signing.ts'

type Change = (properties: { accounts: readonly object[] }) => void

/** The same wallet by the features of the Wallet Standard. */
export function createStandardWallet(inside: BitcoinContext, face: WalletBranding) {
  const { state, shown, share, scriptedAnswers } = inside
  const listeners = new Set<Change>()
  const chains = ['bitcoin:mainnet', 'bitcoin:testnet', 'bitcoin:regtest']
  const accounts = () =>
    shown().map(({ address, publicKey, purpose }) => ({
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
    if (shown().length === 0 && !silent && (await share()) === null) throw providerErrors.rejected()
    return { accounts: accounts() }
  }
  const addressIn = (input: unknown) =>
    isRecord(input) && isRecord(input.account) ? input.account.address : null
  const signed = (send: boolean) => async (input: unknown) => {
    const { psbt, inputsToSign } = isRecord(input) ? input : {}
    if (!(psbt instanceof Uint8Array) || !Array.isArray(inputsToSign))
      throw providerErrors.invalid('a psbt and its inputs are expected')
    const inputs = inputsToSign.map((one) => ({
      key: shownKey(inside, addressIn(one)),
      indexes: isRecord(one) && Array.isArray(one.signingIndexes) ? one.signingIndexes : [],
    }))
    const answer = await signTransaction(inside, psbt, inputs, send)
    return send ? { txId: answer.txid } : { signedPsbt: answer.psbt }
  }
  const each =
    (name: string, one: (input: unknown) => Promise<unknown>) =>
    async (...inputs: readonly unknown[]) =>
      scriptedAnswers.respond(name, () =>
        Promise.all(inputs.map(one)).catch((error) => {
          throw inTheirWords(error)
        }),
      )
  const wallet = {
    version: '1.0.0',
    name: face.name,
    icon: face.icon,
    chains,
    get accounts() {
      return accounts()
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: async (input: unknown) =>
          scriptedAnswers.respond('standard:connect', () => connect(isRecord(input) && input.silent === true)),
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: async () => state.change({ shared: [] }),
      },
      'standard:events': {
        version: '1.0.0',
        on(_: 'change', listener: Change) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      'bitcoin:connect': {
        version: '1.0.0',
        connect: async () => scriptedAnswers.respond('bitcoin:connect', () => connect(false)),
      },
      'bitcoin:signMessage': {
        version: '1.0.0',
        signMessage: each('bitcoin:signMessage', async (input) => {
          const key = shownKey(inside, addressIn(input))
          const { message } = isRecord(input) ? input : {}
          if (!(message instanceof Uint8Array))
            throw providerErrors.invalid('message must be bytes')
          const { signature } = await signText(inside, key, new TextDecoder().decode(message), null)
          return { signedMessage: message, signature }
        }),
      },
      'bitcoin:signTransaction': {
        version: '1.0.0',
        signTransaction: each('bitcoin:signTransaction', signed(false)),
      },
      'bitcoin:signAndSendTransaction': {
        version: '1.0.0',
        signAndSendTransaction: each('bitcoin:signAndSendTransaction', signed(true)),
      },
    },
  }
  return {
    wallet: Object.freeze(wallet),
    changed() {
      for (const listener of [...listeners]) listener({ accounts: accounts() })
    },
    stop: () => listeners.clear(),
  }
}
