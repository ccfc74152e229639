import { allWalletsRow } from '@latchkit/core/utils'
import { useWallets } from '../../hooks/useWallets.ts'
import { useKit } from '../../kit/useKit.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { chainName } from '../../locales/chain-name.ts'
import { useCoreTexts } from '../../locales/useCoreTexts.ts'
import { Connect } from './Connect.tsx'
import { ConnectScreen } from './ConnectScreen.tsx'

/** The first page: which wallet. */
export function ConnectPanel() {
  const kit = useKit()
  const texts = useCoreTexts()
  const only = useKitState(({ modal }) => modal.namespace)
  const several = useKitState(({ network: { networks } }) =>
    networks.some(({ chainNamespace }) => chainNamespace !== networks[0]?.chainNamespace),
  )
  const wallets = useWallets().flatMap((group) => group.wallets)
  const all = useKitState((state) => allWalletsRow(state)?.count)
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
            walletCount={all}
            legal={{ terms: termsConditionsUrl, privacy: privacyPolicyUrl }}
            showsGuide={enableWalletGuide}
            multiNamespace={several}
            offered={
              only && {
                chain: chainName(texts, only),
                every: () => void kit.open({ view: 'Connect' }),
              }
            }
            getWallet={() => kit.modal.push('GetWallet')}
          />
        )
      }
    </Connect>
  )
}
