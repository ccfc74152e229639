import { inSentence } from '@latchkit/core/utils'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { LeadingLink } from '../../components/LeadingLink.tsx'
import { Waiting } from '../../components/Waiting.tsx'
import { useRemoteWords } from '../../locales/useRemoteWords.ts'
import { CodeTab } from './CodeTab.tsx'
import { OtherWays } from './OtherWays.tsx'
import { RemoteIcon } from './RemoteIcon.tsx'
import type { LinkView } from './remote-screen.types.ts'
import { useCopyLink } from './useCopyLink.tsx'

/** A wallet that one link opens: on this phone, in another tab, as a program on this computer. */
export function LinkTab({ view }: { view: LinkView }) {
  const words = useRemoteWords()
  const { remote } = words
  const [scanning, setScanning] = useState(false)
  const copy = useCopyLink(view.step === 'shown' ? view.uri : '')
  const name = inSentence(view.wallet?.name ?? null)
  const platform = view.platform === 'web' || view.platform === 'desktop' ? view.platform : 'mobile'
  if (scanning && view.step !== 'visiting') {
    const back = (
      <Button kind="ghost" onClick={() => setScanning(false)}>
        {words.back}
      </Button>
    )
    return <CodeTab view={view} back={back} />
  }
  const link = view.step === 'wanting' ? null : view.link
  const lost = view.step === 'shown' && (link === null || link.state === 'unopened')
  return (
    <>
      <Waiting
        ring={link?.state === 'opened' ? 'pending' : 'rest'}
        icon={<RemoteIcon wallet={view.wallet} />}
        {...said()}
        actions={actions()}
      />
      {lost && copy.field}
      {view.step === 'shown' && lost && <OtherWays view={view} scan={() => setScanning(true)} />}
    </>
  )

  function said() {
    const ready = {
      title: remote.ready(name),
      text: view.step === 'visiting' ? remote.visitText : remote.readyText[platform],
    }
    if (view.step === 'wanting') return ready
    if (link === null) return { title: remote.noLink(name), text: remote.noLinkText }
    switch (link.state) {
      case 'ready':
        return ready
      case 'opened':
        return { title: remote.waiting(name), text: remote.waitingText }
      case 'unopened':
        return { title: remote.unopened(name), text: remote.unopenedText }
      case 'blocked':
        return { title: remote.blocked(name), text: remote.blockedText }
    }
  }

  function actions() {
    if (view.step === 'wanting') {
      return (
        <Button kind="primary" state="loading">
          {remote.open(name)}
        </Button>
      )
    }
    if (link === null) return copy.button
    const { href, target, state, open } = link
    return (
      <>
        {state === 'unopened' && view.step === 'shown' && copy.button}
        {state === 'opened' && (
          <Button key="cancel" kind="ghost" onClick={view.cancel}>
            {words.cancel}
          </Button>
        )}
        <LeadingLink
          key="open"
          href={href}
          kind={state === 'opened' ? 'ghost' : 'primary'}
          target={target}
          open={state === 'blocked' ? null : open}
        >
          {state === 'opened' || state === 'unopened' ? remote.openAgain : remote.open(name)}
        </LeadingLink>
      </>
    )
  }
}
