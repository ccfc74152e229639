import { allWalletsRow } from '@latchkit/core/utils'
import { type ReactNode, useContext } from 'react'
import { useWallets } from '../../hooks/useWallets.ts'
import { type Slots, SlotsContext } from '../../kit/SlotsContext.ts'
import { useCode } from '../../kit/useCode.ts'
import { useKit } from '../../kit/useKit.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { chainName } from '../../locales/chain-name.ts'
import { enCore } from '../../locales/en-core.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { Connect } from './Connect.tsx'
import { ConnectScreen, type ConnectScreenProps } from './ConnectScreen.tsx'
import { importLegal } from './first-view-code.ts'
import { PartNotLoaded } from './PartNotLoaded.tsx'

const importNoMethods = () => import('./NoMethods.tsx')

/** The first view: the ways to connect. */
export const ConnectPanel = () => <WaysToConnect only={null} />

/** The ways to connect. `only`: this way alone, if the page offers it. */
export function WaysToConnect({ only }: Pick<ConnectScreenProps, 'only'>) {
  const kit = useKit()
  const texts = useTexts(enCore)
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
  const { Legal: OwnLegal } = useContext(SlotsContext)
  const legal = useCode(importLegal, hasLegal)
  return (
    <Connect>
      {(connect) =>
        connect.step === 'unavailable' ? (
          <Unavailable />
        ) : connect.step === 'loading' || (hasLegal && !legal.code && !legal.failed) ? null : (
          <ConnectScreen
            connect={connect}
            only={only}
            groups={groups}
            walletCount={walletCount}
            legal={withSlot(
              OwnLegal,
              legal.code ? (
                <legal.code.Legal
                  links={{ terms: termsConditionsUrl, privacy: privacyPolicyUrl }}
                  connect={connect}
                />
              ) : (
                legal.failed && <PartNotLoaded retry={legal.load} />
              ),
            )}
            showsGuide={enableWalletGuide && only !== 'social'}
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

function Unavailable() {
  const { code, failed, load } = useCode(importNoMethods, true)
  return code ? <code.NoMethods /> : failed && <PartNotLoaded retry={load} />
}

/** The legal notice, followed by the text of the page. */
const withSlot = (OwnLegal: Slots['Legal'], notice: ReactNode): ReactNode =>
  OwnLegal ? (
    <>
      {notice}
      <div className="lk-slot">
        <OwnLegal />
      </div>
    </>
  ) : (
    notice
  )
