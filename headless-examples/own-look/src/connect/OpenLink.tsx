import type { RemoteLink } from '@latchkit/core/flows/connect-remote'
import { inSentence } from '@latchkit/core/utils'
import { useWords } from '@latchkit/react-ui/locales'
import { useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Row, Rows } from '../parts/Row.tsx'
import { Step } from '../parts/Step.tsx'
import { Code } from './Code.tsx'
import { CopyLink } from './CopyLink.tsx'
import { Follow } from './Follow.tsx'
import { RemoteArt } from './RemoteArt.tsx'
import type { CodeView, LinkView } from './remote.types.ts'

/** A wallet that one link opens: on this phone, in another tab, as a program of this computer. */
export function OpenLink({ view }: { view: LinkView }) {
  const words = useWords()
  const { remote } = words
  const [scanning, setScanning] = useState(false)
  const name = inSentence(view.wallet?.name ?? null)
  const art = <RemoteArt wallet={view.wallet} />
  if (scanning && view.step !== 'visiting')
    return <Code view={view} back={() => setScanning(false)} />
  if (view.step === 'wanting') {
    return (
      <Step tone="rest" art={art} {...ready()}>
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
          {view.step === 'shown' && copy(view.uri)}
        </Step>
        {view.step === 'shown' && <OtherWays view={view} scan={() => setScanning(true)} />}
      </>
    )
  }
  return linked(view.link)

  function linked(link: RemoteLink) {
    switch (link.state) {
      case 'ready':
        return (
          <Step tone="rest" art={art} {...ready()}>
            <Follow link={link}>{remote.open(name)}</Follow>
          </Step>
        )
      case 'opened':
        return (
          <Step tone="waiting" art={art} title={remote.waiting(name)} text={remote.waitingText}>
            <Button onClick={view.cancel}>{words.cancel}</Button>
            <Follow link={link} quiet>
              {remote.openAgain}
            </Follow>
          </Step>
        )
      case 'unopened':
        return (
          <>
            <Step tone="bad" art={art} title={remote.unopened(name)} text={remote.unopenedText}>
              {view.step === 'shown' && copy(view.uri)}
              <Follow link={link}>{remote.openAgain}</Follow>
            </Step>
            {view.step === 'shown' && <OtherWays view={view} scan={() => setScanning(true)} />}
          </>
        )
      case 'blocked':
        return (
          <Step tone="rest" art={art} title={remote.blocked(name)} text={remote.blockedText}>
            <Follow link={link}>{remote.open(name)}</Follow>
          </Step>
        )
    }
  }

  function ready() {
    const platform =
      view.platform === 'web' || view.platform === 'desktop' ? view.platform : 'mobile'
    return {
      title: remote.ready(name),
      text: view.step === 'visiting' ? remote.visitText : remote.readyText[platform],
    }
  }

  function copy(uri: string) {
    return (
      <CopyLink text={uri} label={remote.copy} copied={remote.copied} failed={remote.copyFailed} />
    )
  }
}

/** What else leads to a wallet whose app did not open. */
function OtherWays({ view, scan }: { view: Extract<CodeView, { step: 'shown' }>; scan(): void }) {
  const { remote, connecting } = useWords()
  const web = view.platforms.includes('web') && view.platform !== 'web'
  return (
    <Rows label={remote.otherWays} title>
      <Row
        lead={<Icon name="code" />}
        label={remote.showCode}
        end={<Icon name="next" />}
        onClick={scan}
      />
      {web && (
        <Row
          lead={<Icon name="network" />}
          label={remote.platforms.web}
          end={<Icon name="next" />}
          onClick={() => view.show('web')}
        />
      )}
      {view.download !== null && (
        <Row
          lead={<Icon name="wallet" />}
          label={connecting.get(inSentence(view.wallet?.name ?? null))}
          end={<Icon name="next" />}
          onClick={view.download}
        />
      )}
    </Rows>
  )
}
