import { allWalletsRow } from '@latchkit/core/domain'
import { useWallets } from '../../hooks/useWallets.ts'
import { useKit } from '../../kit/useKit.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { Connect } from './Connect.tsx'
import { ConnectScreen } from './ConnectScreen.tsx'

/** The first page: which wallet. */
export function ConnectPanel() {
  const kit = useKit()
  const wallets = useWallets().flatMap((group) => group.wallets)
  const all = useKitState((state) => allWalletsRow(state)?.count)
  const { termsConditionsUrl, privacyPolicyUrl, enableWalletGuide } = useKitState(({ config }) => config)
  return (
    <Connect>
      {(connect) => (
        <ConnectScreen
          connect={connect}
          wallets={wallets}
          all={all}
          legal={{ terms: termsConditionsUrl, privacy: privacyPolicyUrl }}
          guided={enableWalletGuide}
          getWallet={() => kit.navigate.push('GetWallet')}
        />
      )}
    </Connect>
  )
}
