import type { RemoteView } from '@latchkit/core/flows'
import { isolateText, shortAddress } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { WalletOutlineIcon } from '../../components/icons.ts'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen, type PendingScreenProps } from '../../components/PendingScreen.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { errorText } from '../../locales/error-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { RemoteIcon } from './RemoteIcon.tsx'
import { RemoteTabs } from './RemoteTabs.tsx'
import type { RemoteStepView } from './remote.types.ts'
import { remoteTexts } from './texts/en.ts'

/**
 * The steps of connecting a remote wallet: before pairing, the connection methods, and the result.
 */
export function RemoteScreen({ view }: { view: RemoteView }) {
  switch (view.step) {
    case 'preparing':
      return <LoadingWallet view={view} />
    case 'walletUnknown':
      return <UnknownWallet view={view} />
    case 'confirmingReplace':
      return <ConfirmReplace view={view} />
    case 'finalizing':
    case 'connected':
    case 'cancelled':
      return <Outcome view={view} />
    default:
      return <RemoteTabs view={view} />
  }
}

function LoadingWallet({ view }: { view: RemoteStepView<'preparing'> }) {
  const texts = useTexts(remoteTexts)
  return (
    <Panel>
      <div className="lk-delayed">
        <PendingScreen
          ring={null}
          icon={<Skeleton width={72} height={72} label={texts.remote.loading} />}
          title={texts.remote.loading}
          text={null}
          actions={
            <Button kind="ghost" onClick={view.cancel}>
              {texts.cancel}
            </Button>
          }
        />
      </div>
    </Panel>
  )
}

function UnknownWallet({ view }: { view: RemoteStepView<'walletUnknown'> }) {
  const texts = useTexts(remoteTexts)
  return (
    <Panel>
      <Empty
        icon={<WalletOutlineIcon />}
        title={texts.remote.walletUnknown}
        text={errorText(texts, view.problem)}
        action={
          <div className="lk-actions">
            <TwoButtons
              cancel={view.chooseAnother}
              cancelLabel={texts.connecting.otherWallets}
              next={view.retry}
            />
          </div>
        }
      />
    </Panel>
  )
}

/** Asks for confirmation before another connected remote wallet is disconnected. */
function ConfirmReplace({ view }: { view: RemoteStepView<'confirmingReplace'> }) {
  const texts = useTexts(remoteTexts)
  const { wallet, cancelReplace, replace } = view
  const current = isolateText(view.currentWallet) ?? texts.modal.label
  return (
    <Panel>
      <PendingScreen
        ring={null}
        icon={<RemoteIcon wallet={wallet} />}
        title={texts.remote.confirmReplace(isolateText(wallet?.name ?? null))}
        text={texts.remote.confirmReplaceText(current)}
        actions={
          <TwoButtons
            cancel={cancelReplace}
            cancelLabel={texts.remote.cancelReplace(current)}
            next={replace}
            nextLabel={texts.remote.replace}
          />
        }
      />
    </Panel>
  )
}

function Outcome({ view }: { view: RemoteStepView<'finalizing' | 'connected' | 'cancelled'> }) {
  const texts = useTexts(remoteTexts)
  const name = isolateText(view.wallet?.name ?? null)
  return (
    <Panel>
      <PendingScreen icon={<RemoteIcon wallet={view.wallet} />} {...screen()} />
    </Panel>
  )

  function screen(): Omit<PendingScreenProps, 'icon'> {
    switch (view.step) {
      case 'finalizing':
        return {
          ring: 'pending',
          title: texts.remote.finalizing(isolateText(view.name) ?? name),
          text: texts.remote.finalizingText,
          actions: (
            <Button kind="ghost" onClick={view.cancel}>
              {texts.cancel}
            </Button>
          ),
        }
      case 'connected': {
        const [first] = view.connections
        return {
          ring: 'done',
          title: texts.connecting.connected,
          text: first === undefined ? null : shortAddress(first.address),
          actions: null,
          skip: view.skip,
        }
      }
      case 'cancelled':
        return { ring: 'idle', title: texts.remote.continueIn(name), text: null, actions: null }
    }
  }
}
