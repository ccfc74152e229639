import { isolateText } from '@latchkit/core/utils'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen } from '../../components/PendingScreen.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { errorText } from '../../locales/error-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { CodeTab } from './CodeTab.tsx'
import { CodeValidity } from './CodeValidity.tsx'
import { LinkTab } from './LinkTab.tsx'
import { RemoteIcon } from './RemoteIcon.tsx'
import type { NoCodeView, TabbedView } from './remote.types.ts'
import { remoteTexts } from './texts/en.ts'

/** The connection methods of a wallet, as tabs if there are several. */
export function RemoteTabs({ view }: { view: TabbedView }) {
  const texts = useTexts(remoteTexts)
  const { platforms, platform, selectTab } = view
  const tabs = platforms.map((id) => ({ id, label: texts.remote.platforms[id] }))
  const content = <TabContent view={view} />
  return (
    <Panel footer={footerOf(view, texts.remote.creatingCode)}>
      {tabs.length < 2 ? (
        content
      ) : (
        <Tabs
          label={texts.remote.connectionMethods}
          tabs={tabs}
          current={platform}
          onSelect={selectTab}
        >
          {content}
        </Tabs>
      )}
    </Panel>
  )
}

/** Status of the QR code, if its tab is open. */
function footerOf(view: TabbedView, creatingCode: string): ReactNode {
  if (view.platform !== 'qrcode') return null
  if (view.step === 'requestingUri') return creatingCode
  return view.step === 'showingUri' ? (
    <CodeValidity until={view.expiresAt} relay={view.relay} />
  ) : null
}

function TabContent({ view }: { view: TabbedView }) {
  const texts = useTexts(remoteTexts)
  const { connecting } = texts
  const { platform, wallet } = view
  const name = isolateText(wallet?.name ?? null)
  switch (view.step) {
    case 'noCode':
      return <BrowserTab view={view} />
    case 'unreachable':
    case 'failed':
      return (
        <PendingScreen
          ring="failed"
          icon={<RemoteIcon wallet={wallet} />}
          title={view.step === 'failed' ? connecting.failed(name) : texts.remote.noConnection}
          text={
            view.problem === 'relay/clock-wrong'
              ? texts.remote.clockWrong
              : errorText(texts, view.problem)
          }
          actions={
            <TwoButtons
              cancel={view.chooseAnother}
              cancelLabel={connecting.otherWallets}
              next={view.retry}
            />
          }
        />
      )
    case 'inAppBrowser':
      return <LinkTab view={view} />
    default:
      return platform === 'qrcode' ? <CodeTab view={view} /> : <LinkTab view={view} />
  }
}

/** Connects the wallet's browser extension, or leads to its download if it is not installed. */
function BrowserTab({ view: { wallet, useExtension: connect, download } }: { view: NoCodeView }) {
  const texts = useTexts(remoteTexts)
  const name = isolateText(wallet?.name ?? null)
  const onClick = connect ?? download
  return (
    <PendingScreen
      ring={connect === null ? null : 'idle'}
      icon={<RemoteIcon wallet={wallet} />}
      title={connect === null ? texts.connecting.notInstalled(name) : texts.remote.continueIn(name)}
      text={connect === null ? texts.connecting.notInstalledText : texts.remote.installedText}
      actions={
        onClick && (
          <Button
            kind="primary"
            onClick={onClick}
            opens={connect === null ? 'Downloads' : 'ConnectingExternal'}
          >
            {connect === null ? texts.connecting.getWallet(name) : texts.remote.connect}
          </Button>
        )
      }
    />
  )
}
