import { isRecord } from '../../base/checks.ts'
import type { WalletBranding } from '../../base/wallet-roster.ts'
import { providerErrors } from '../provider-error.ts'
import { chains, sharedAccounts } from './accounts.ts'
import type { SolanaContext } from './context.ts'
import { signingFeatures } from './features.ts'

type ChangeListener = (properties: { accounts: readonly object[] }) => void

/** Creates the Wallet Standard object. `answerNext` identifies a feature by its name. */
export function createStandardWallet(
  context: SolanaContext,
  branding: WalletBranding,
  owned: () => readonly string[],
) {
  const { visible, share, scriptedAnswers, state } = context
  const listeners = new Set<ChangeListener>()
  const accounts = () => sharedAccounts(context, owned)
  const signing = signingFeatures(context, accounts)
  const supportedTransactionVersions = ['legacy', 0] as const

  async function connect(silent: boolean) {
    if (visible().length === 0 && !silent && (await share()) === null)
      throw providerErrors.rejected()
    return { accounts: accounts() }
  }
  const withScriptedAnswers =
    <Inputs extends readonly unknown[]>(
      feature: string,
      call: (...inputs: Inputs) => Promise<unknown>,
    ) =>
    async (...inputs: Inputs) =>
      scriptedAnswers.respond(feature, () => call(...inputs))
  const wallet = {
    version: '1.0.0' as const,
    name: branding.name,
    icon: branding.icon,
    chains,
    get accounts() {
      return accounts()
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: withScriptedAnswers('standard:connect', (input?: unknown) =>
          connect(isRecord(input) && input.silent === true),
        ),
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: withScriptedAnswers('standard:disconnect', async () =>
          state.change({ shared: [] }),
        ),
      },
      'standard:events': {
        version: '1.0.0',
        on(_: string, listener: ChangeListener) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      },
      'solana:signMessage': {
        version: '1.1.0',
        signMessage: withScriptedAnswers('solana:signMessage', signing.signMessage),
      },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions,
        signTransaction: withScriptedAnswers('solana:signTransaction', signing.signTransaction),
      },
      'solana:signAndSendTransaction': {
        version: '1.0.0',
        supportedTransactionVersions,
        signAndSendTransaction: withScriptedAnswers(
          'solana:signAndSendTransaction',
          signing.signAndSendTransaction,
        ),
      },
      'solana:signIn': {
        version: '1.0.0',
        signIn: withScriptedAnswers('solana:signIn', signing.signIn),
      },
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
