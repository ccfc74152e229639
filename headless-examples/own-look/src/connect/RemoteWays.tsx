import { isolateText } from '@latchkit/core/utils'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { Button } from '../components/Button.tsx'
import { Step } from '../components/Step.tsx'
import { Tabs } from '../components/Tabs.tsx'
import { Code } from './Code.tsx'
import { OpenLink } from './OpenLink.tsx'
import { RemoteArt } from './RemoteArt.tsx'
import type { RestingView, WaysView } from './remote.types.ts'

/** Connection methods of a wallet as tabs. */
export function RemoteWays({ view }: { view: WaysView }) {
  const { remote } = useTexts()
  const { platforms, platform, selectTab } = view
  if (platforms.length < 2) return <Way view={view} />
  return (
    <Tabs
      label={remote.connectionMethods}
      tabs={platforms.map((id) => ({ id, label: remote.platforms[id] }))}
      current={platform}
      onShow={selectTab}
    >
      <Way view={view} />
    </Tabs>
  )
}

function Way({ view }: { view: WaysView }) {
  const words = useTexts()
  const name = isolateText(view.wallet?.name ?? null)
  switch (view.step) {
    case 'noCode':
      return <InBrowser view={view} />
    case 'unreachable':
    case 'failed':
      return (
        <Step
          tone="bad"
          art={<RemoteArt wallet={view.wallet} />}
          title={view.step === 'failed' ? words.connecting.failed(name) : words.remote.noConnection}
          text={errorText(words, view.problem)}
        >
          <Button onClick={view.chooseAnother}>{words.connecting.otherWallets}</Button>
          <Button kind="primary" onClick={view.retry}>
            {words.tryAgain}
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
function InBrowser({ view: { wallet, useExtension: connect, download } }: { view: RestingView }) {
  const { connecting, remote } = useTexts()
  const name = isolateText(wallet?.name ?? null)
  const act = connect ?? download
  return (
    <Step
      tone="rest"
      art={<RemoteArt wallet={wallet} />}
      title={connect === null ? connecting.notInstalled(name) : remote.continueIn(name)}
      text={connect === null ? connecting.notInstalledText : remote.installedText}
    >
      {act !== null && (
        <Button kind="primary" onClick={act}>
          {connect === null ? connecting.getWallet(name) : remote.connect}
        </Button>
      )}
    </Step>
  )
}
