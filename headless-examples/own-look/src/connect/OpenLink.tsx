import type { RemoteLink } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { Row, Rows } from '../components/Row.tsx'
import { Step } from '../components/Step.tsx'
import { AppLink } from './AppLink.tsx'
import { Code } from './Code.tsx'
import { CopyLink } from './CopyLink.tsx'
import { RemoteArt } from './RemoteArt.tsx'
import type { CodeView, LinkView } from './remote.types.ts'

/** View of a wallet opened by a link: an app on this phone, a web wallet or a desktop app. */
export function OpenLink({ view }: { view: LinkView }) {
  const texts = useTexts()
  const { remote } = texts
  const [scanning, setScanning] = useState(false)
  const name = isolateText(view.wallet?.name ?? null)
  const art = <RemoteArt wallet={view.wallet} />
  if (scanning && view.step !== 'inAppBrowser')
    return <Code view={view} back={() => setScanning(false)} />
  if (view.step === 'requestingUri') {
    return (
      <Step tone="rest" art={art} {...readyTexts()}>
        <Button kind="primary" onClick={null} busy>
          {remote.open(name)}
        </Button>
      </Step>
    )
  }
  if (view.link === null) {
    return (
      <>
        <Step tone="bad" art={art} title={remote.noLink(name)} text={remote.noLinkText}>
          {view.step === 'showingUri' && copy(view.uri)}
        </Step>
        {view.step === 'showingUri' && <OtherMethods view={view} scan={() => setScanning(true)} />}
      </>
    )
  }
  return renderLink(view.link)

  function renderLink(link: RemoteLink) {
    switch (link.state) {
      case 'ready':
        return (
          <Step tone="rest" art={art} {...readyTexts()}>
            <AppLink link={link}>{remote.open(name)}</AppLink>
          </Step>
        )
      case 'opened':
        return (
          <Step tone="waiting" art={art} title={remote.waiting(name)} text={remote.waitingText}>
            <Button onClick={view.cancel}>{texts.cancel}</Button>
            <AppLink link={link} quiet>
              {remote.openAgain}
            </AppLink>
          </Step>
        )
      case 'notOpened':
        return (
          <>
            <Step tone="bad" art={art} title={remote.notOpened(name)} text={remote.notOpenedText}>
              {view.step === 'showingUri' && copy(view.uri)}
              <AppLink link={link}>{remote.openAgain}</AppLink>
            </Step>
            {view.step === 'showingUri' && (
              <OtherMethods view={view} scan={() => setScanning(true)} />
            )}
          </>
        )
      case 'blocked':
        return (
          <Step tone="rest" art={art} title={remote.blocked(name)} text={remote.blockedText}>
            <AppLink link={link}>{remote.open(name)}</AppLink>
          </Step>
        )
    }
  }

  function readyTexts() {
    const platform =
      view.platform === 'web' || view.platform === 'desktop' ? view.platform : 'mobile'
    return {
      title: remote.continueIn(name),
      text:
        view.step === 'inAppBrowser' ? remote.inAppBrowserText : remote.continueInText[platform],
    }
  }

  function copy(uri: string) {
    return (
      <CopyLink text={uri} label={remote.copy} copied={remote.copied} failed={remote.copyFailed} />
    )
  }
}

/** Alternatives for a wallet whose app did not open. */
function OtherMethods({
  view,
  scan,
}: {
  view: Extract<CodeView, { step: 'showingUri' }>
  scan(): void
}) {
  const { remote, connecting } = useTexts()
  const web = view.platforms.includes('web') && view.platform !== 'web'
  return (
    <Rows label={remote.otherMethods} title>
      <Row
        lead={<Icon name="code" />}
        label={remote.showQrCode}
        end={<Icon name="next" />}
        onClick={scan}
      />
      {web && (
        <Row
          lead={<Icon name="network" />}
          label={remote.platforms.web}
          end={<Icon name="next" />}
          onClick={() => view.selectTab('web')}
        />
      )}
      {view.download !== null && (
        <Row
          lead={<Icon name="wallet" />}
          label={connecting.getWallet(isolateText(view.wallet?.name ?? null))}
          end={<Icon name="next" />}
          onClick={view.download}
        />
      )}
    </Rows>
  )
}
