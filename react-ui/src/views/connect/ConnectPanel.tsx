import { allWalletsRow } from '@latchkit/core/utils'
import { useWallets } from '../../hooks/useWallets.ts'
import { useKit } from '../../kit/useKit.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { chainName } from '../../locales/chain-name.ts'
import { useCoreTexts } from '../../locales/useCoreTexts.ts'
import { Connect } from './Connect.tsx'
import { ConnectScreen } from './ConnectScreen.tsx'

/** The first view: the list of wallets. */
export function ConnectPanel() {
  const kit = useKit()
  const texts = useCoreTexts()
  const offeredNamespace = useKitState(({ modal }) => modal.namespace)
  const multiNamespace = useKitState(({ network: { networks } }) =>
    networks.some(({ chainNamespace }) => chainNamespace !== networks[0]?.chainNamespace),
  )
  const wallets = useWallets().flatMap((group) => group.wallets)
  const walletCount = useKitState((state) => allWalletsRow(state)?.count)
  const { termsConditionsUrl, privacyPolicyUrl, enableWalletGuide } = useKitState(
    ({ config }) => config,
  )
  return (
    <Connect>
      {(connect) =>
        connect.step === 'loading' ? null : (
          <ConnectScreen
            connect={connect}
            wallets={wallets}
            walletCount={walletCount}
            legal={{ terms: termsConditionsUrl, privacy: privacyPolicyUrl }}
            showsGuide={enableWalletGuide}
            multiNamespace={multiNamespace}
            namespaceFilter={
              offeredNamespace && {
                chain: chainName(texts, offeredNamespace),
                showAll: () => void kit.open({ view: 'Connect' }),
              }
            }
            getWallet={() => kit.modal.push('GetWallet')}
          />
        )
      }
    </Connect>
  )
}
