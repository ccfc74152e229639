import type { RemoteView } from '@latchkit/core/flows/connect-remote'
import { isolateText, shortAddress } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { WalletOutlineIcon } from '../../components/icons.ts'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen } from '../../components/PendingScreen.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { errorText } from '../../locales/error-text.ts'
import { useRemoteTexts } from '../../locales/useRemoteTexts.ts'
import { RemoteIcon } from './RemoteIcon.tsx'
import { RemoteTabs } from './RemoteTabs.tsx'

/** A wallet on another device or in another app: how to reach it, what it is doing, and what one can do about it. */
export function RemoteScreen({ remote }: { remote: RemoteView }) {
  const texts = useRemoteTexts()
  const { connecting } = texts
  switch (remote.step) {
    case 'finding':
      return (
        <Panel>
          <div className="lk-delayed">
            <PendingScreen
              ring={null}
              icon={<Skeleton width={72} height={72} label={texts.remote.loading} />}
              title={texts.remote.loading}
              text={null}
              actions={
                <Button kind="ghost" onClick={remote.cancel}>
                  {texts.cancel}
                </Button>
              }
            />
          </div>
        </Panel>
      )
    case 'unknown':
      return (
        <Panel>
          <Empty
            icon={<WalletOutlineIcon />}
            title={texts.remote.walletUnknown}
            text={errorText(texts, remote.problem)}
            action={
              <div className="lk-actions">
                <TwoButtons
                  secondary={{ label: connecting.otherWallets, onClick: remote.others }}
                  primary={{ label: texts.tryAgain, onClick: remote.retry }}
                  emphasized
                />
              </div>
            }
          />
        </Panel>
      )
    case 'replacing': {
      const { wallet, keep, replace } = remote
      const current = isolateText(remote.current) ?? texts.modal.label
      return (
        <Panel>
          <PendingScreen
            ring={null}
            icon={<RemoteIcon wallet={wallet} />}
            title={texts.remote.confirmReplace(isolateText(wallet?.name ?? null))}
            text={texts.remote.confirmReplaceText(current)}
            actions={
              <TwoButtons
                secondary={{ label: texts.remote.cancelReplace(current), onClick: keep }}
                primary={{ label: texts.remote.replace, onClick: replace }}
                emphasized
              />
            }
          />
        </Panel>
      )
    }
    case 'settling':
    case 'connected':
    case 'cancelled':
      return (
        <Panel>
          <PendingScreen icon={<RemoteIcon wallet={remote.wallet} />} {...ending(remote)} />
        </Panel>
      )
    default:
      return <RemoteTabs view={remote} />
  }

  function ending(view: Extract<RemoteView, { step: 'settling' | 'connected' | 'cancelled' }>) {
    const name = isolateText(view.wallet?.name ?? null)
    if (view.step === 'connected') {
      const [first] = view.connections
      return {
        ring: 'done' as const,
        title: connecting.connected,
        text: first === undefined ? null : shortAddress(first.address),
        actions: null,
      }
    }
    if (view.step === 'cancelled')
      return {
        ring: 'rest' as const,
        title: texts.remote.continueIn(name),
        text: null,
        actions: null,
      }
    const granting = isolateText(view.name) ?? name
    const cancel = (
      <Button kind="ghost" onClick={view.cancel}>
        {texts.cancel}
      </Button>
    )
    return {
      ring: 'pending' as const,
      title: texts.remote.finalizing(granting),
      text: texts.remote.finalizingText,
      actions: cancel,
    }
  }
}
