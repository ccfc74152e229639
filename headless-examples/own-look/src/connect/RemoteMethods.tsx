import { isolateText } from '@latchkit/core/utils'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { Button } from '../components/Button.tsx'
import { Step } from '../components/Step.tsx'
import { Tabs } from '../components/Tabs.tsx'
import { Code } from './Code.tsx'
import { OpenLink } from './OpenLink.tsx'
import { RemoteArt } from './RemoteArt.tsx'
import type { MethodsView, NoCodeView } from './remote.types.ts'

/** Connection methods of a wallet as tabs. */
export function RemoteMethods({ view }: { view: MethodsView }) {
  const { remote } = useTexts()
  const { platforms, platform, selectTab } = view
  if (platforms.length < 2) return <Method view={view} />
  return (
    <Tabs
      label={remote.connectionMethods}
      tabs={platforms.map((id) => ({ id, label: remote.platforms[id] }))}
      current={platform}
      onShow={selectTab}
    >
      <Method view={view} />
    </Tabs>
  )
}

function Method({ view }: { view: MethodsView }) {
  const texts = useTexts()
  const name = isolateText(view.wallet?.name ?? null)
  switch (view.step) {
    case 'noCode':
      return <BrowserMethod view={view} />
    case 'unreachable':
    case 'failed':
      return (
        <Step
          tone="bad"
          art={<RemoteArt wallet={view.wallet} />}
          title={view.step === 'failed' ? texts.connecting.failed(name) : texts.remote.noConnection}
          text={errorText(texts, view.problem)}
        >
          <Button onClick={view.chooseAnother}>{texts.connecting.otherWallets}</Button>
          <Button kind="primary" onClick={view.retry}>
            {texts.tryAgain}
          </Button>
        </Step>
      )
    case 'inAppBrowser':
      return <OpenLink view={view} />
    case 'requestingUri':
    case 'showingUri':
      return view.platform === 'qrcode' ? <Code view={view} /> : <OpenLink view={view} />
  }
}

/** Browser tab of a wallet: connects the extension if installed, else offers the download. */
function BrowserMethod({
  view: { wallet, useExtension: connect, download },
}: {
  view: NoCodeView
}) {
  const { connecting, remote } = useTexts()
  const name = isolateText(wallet?.name ?? null)
  const action = connect ?? download
  return (
    <Step
      tone="rest"
      art={<RemoteArt wallet={wallet} />}
      title={connect === null ? connecting.notInstalled(name) : remote.continueIn(name)}
      text={connect === null ? connecting.notInstalledText : remote.installedText}
    >
      {action !== null && (
        <Button kind="primary" onClick={action}>
          {connect === null ? connecting.getWallet(name) : remote.connect}
        </Button>
      )}
    </Step>
  )
}
