import { inSentence } from '@latchkit/core/utils'
import { errorText, useWords } from '@latchkit/react-ui/locales'
import { Button } from '../parts/Button.tsx'
import { Step } from '../parts/Step.tsx'
import { Tabs } from '../parts/Tabs.tsx'
import { Code } from './Code.tsx'
import { OpenLink } from './OpenLink.tsx'
import { RemoteArt } from './RemoteArt.tsx'
import type { RestingView, WaysView } from './remote.types.ts'

/** The ways to one wallet as tabs, where there are several, and the one that is open. */
export function RemoteWays({ view }: { view: WaysView }) {
  const { remote } = useWords()
  const { platforms, platform, show } = view
  if (platforms.length < 2) return <Way view={view} />
  return (
    <Tabs
      label={remote.ways}
      tabs={platforms.map((id) => ({ id, label: remote.platforms[id] }))}
      current={platform}
      onShow={show}
    >
      <Way view={view} />
    </Tabs>
  )
}

function Way({ view }: { view: WaysView }) {
  const words = useWords()
  const name = inSentence(view.wallet?.name ?? null)
  switch (view.step) {
    case 'resting':
      return <InBrowser view={view} />
    case 'unreachable':
    case 'failed':
      return (
        <Step
          tone="bad"
          art={<RemoteArt wallet={view.wallet} />}
          title={view.step === 'failed' ? words.connecting.failed(name) : words.remote.unreachable}
          text={errorText(words, view.problem)}
        >
          <Button onClick={view.others}>{words.connecting.others}</Button>
          <Button kind="primary" onClick={view.retry}>
            {words.tryAgain}
          </Button>
        </Step>
      )
    case 'visiting':
      return <OpenLink view={view} />
    case 'wanting':
    case 'shown':
      return view.platform === 'qrcode' ? <Code view={view} /> : <OpenLink view={view} />
  }
}

/** The wallet as an extension: asked where it is installed, to be got where it is not. */
function InBrowser({ view: { wallet, browser, download } }: { view: RestingView }) {
  const { connecting, remote } = useWords()
  const name = inSentence(wallet?.name ?? null)
  const act = browser ?? download
  return (
    <Step
      tone="rest"
      art={<RemoteArt wallet={wallet} />}
      title={browser === null ? connecting.missing(name) : remote.ready(name)}
      text={browser === null ? connecting.missingText : remote.here}
    >
      {act !== null && (
        <Button kind="primary" onClick={act}>
          {browser === null ? connecting.get(name) : remote.connect}
        </Button>
      )}
    </Step>
  )
}
