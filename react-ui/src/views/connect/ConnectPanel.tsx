import { lazy } from '@latchkit/core/internal'
import { allWalletsRow } from '@latchkit/core/utils'
import { type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { TextButton } from '../../components/TextButton.tsx'
import { useWallets } from '../../hooks/useWallets.ts'
import { createLoader } from '../../kit/loader.ts'
import { type Slots, SlotsContext } from '../../kit/SlotsContext.ts'
import { useKit } from '../../kit/useKit.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { useLoader } from '../../kit/useLoader.ts'
import { chainName } from '../../locales/chain-name.ts'
import { useCoreTexts } from '../../locales/useCoreTexts.ts'
import { Connect } from './Connect.tsx'
import { ConnectScreen } from './ConnectScreen.tsx'
import { NoMethods } from './NoMethods.tsx'

/** Creates the loader of the legal notice. Used only on pages with legal texts. */
const createLegalLoader = () =>
  createLoader(
    lazy(
      () => import('./Legal.tsx'),
      ({ Legal }) => Legal,
    ),
  )

/** The first view: the list of wallets. */
export function ConnectPanel() {
  const kit = useKit()
  const texts = useCoreTexts()
  const offeredNamespace = useKitState(({ modal }) => modal.namespace)
  const multiNamespace = useKitState(({ network: { networks } }) =>
    networks.some(({ chainNamespace }) => chainNamespace !== networks[0]?.chainNamespace),
  )
  const groups = useWallets()
  const walletCount = useKitState((state) => allWalletsRow(state)?.count)
  const { termsConditionsUrl, privacyPolicyUrl, enableWalletGuide } = useKitState(
    ({ config }) => config,
  )
  const hasLegal = termsConditionsUrl !== null || privacyPolicyUrl !== null
  const [legalLoader] = useState(createLegalLoader)
  const { Legal: OwnLegal } = useContext(SlotsContext)
  const legal = useLoader(legalLoader)
  // Loads before the first paint, so that the list does not flash if the code is already loaded.
  useLayoutEffect(() => {
    if (hasLegal) void legalLoader.load()
  }, [hasLegal, legalLoader])
  const isLegalLoading = legal.status === 'idle' || legal.status === 'loading'
  return (
    <Connect>
      {(connect) =>
        connect.step === 'unavailable' ? (
          <NoMethods />
        ) : connect.step === 'loading' || (hasLegal && isLegalLoading) ? null : (
          <ConnectScreen
            connect={connect}
            groups={groups}
            walletCount={walletCount}
            legal={withSlot(
              OwnLegal,
              !hasLegal ? null : legal.status === 'ready' ? (
                <legal.value
                  links={{ terms: termsConditionsUrl, privacy: privacyPolicyUrl }}
                  connect={connect}
                />
              ) : (
                <TextButton onClick={() => void legalLoader.load()}>{texts.tryAgain}</TextButton>
              ),
            )}
            showsGuide={enableWalletGuide}
            multiNamespace={multiNamespace}
            namespaceFilter={
              offeredNamespace && {
                chain: chainName(texts, offeredNamespace),
                showAll: () => void kit.open({ view: 'Connect' }),
              }
            }
            getWallet={() => kit.modal.push('GetWallet')}
            prepare={(wallet) => {
              // a failure is reported when the wallet is picked
              if (wallet.type === 'connector')
                kit.modal.preload('ConnectingExternal', wallet.namespace).catch(() => {})
            }}
          />
        )
      }
    </Connect>
  )
}

/** The legal notice, followed by the text of the page. */
const withSlot = (OwnLegal: Slots['Legal'], notice: ReactNode): ReactNode =>
  OwnLegal === undefined ? (
    notice
  ) : (
    <>
      {notice}
      <div className="lk-slot">
        <OwnLegal />
      </div>
    </>
  )
