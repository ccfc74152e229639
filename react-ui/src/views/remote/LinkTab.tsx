import { isolateText } from '@latchkit/core/utils'
import { useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { Button } from '../../components/Button.tsx'
import { PendingScreen } from '../../components/PendingScreen.tsx'
import { useCopyLink } from '../../components/useCopyLink.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { CodeTab } from './CodeTab.tsx'
import { OtherMethods } from './OtherMethods.tsx'
import { RemoteIcon } from './RemoteIcon.tsx'
import type { LinkView } from './remote.types.ts'
import { remoteTexts } from './texts/en.ts'

/** Opens the wallet with a link: on this phone, in another tab, or as a desktop app. */
export function LinkTab({ view }: { view: LinkView }) {
  const texts = useTexts(remoteTexts)
  const { remote } = texts
  const [showsCode, setShowsCode] = useState(false)
  const copy = useCopyLink(view.step === 'showingUri' ? view.uri : '', remote)
  const name = isolateText(view.wallet?.name ?? null)
  const platform = view.platform === 'web' || view.platform === 'desktop' ? view.platform : 'mobile'
  if (showsCode && view.step !== 'inAppBrowser') {
    const back = (
      <Button kind="ghost" onClick={() => setShowsCode(false)}>
        {texts.back}
      </Button>
    )
    return <CodeTab view={view} back={back} />
  }
  const link = view.step === 'requestingUri' ? null : view.link
  const needsOtherMethod =
    view.step === 'showingUri' && (link === null || link.state === 'notOpened')
  return (
    <>
      <PendingScreen
        ring={link?.state === 'opened' ? 'pending' : 'idle'}
        icon={<RemoteIcon wallet={view.wallet} />}
        {...description()}
        actions={actions()}
      />
      {needsOtherMethod && copy.field}
      {view.step === 'showingUri' && needsOtherMethod && (
        <OtherMethods view={view} showCode={() => setShowsCode(true)} />
      )}
    </>
  )

  function description() {
    const ready = {
      title: remote.continueIn(name),
      text:
        view.step === 'inAppBrowser' ? remote.inAppBrowserText : remote.continueInText[platform],
    }
    if (view.step === 'requestingUri') return ready
    if (link === null) return { title: remote.noLink(name), text: remote.noLinkText }
    switch (link.state) {
      case 'ready':
        return ready
      case 'opened':
        return { title: remote.waiting(name), text: remote.waitingText }
      case 'notOpened':
        return { title: remote.notOpened(name), text: remote.notOpenedText }
      case 'blocked':
        return { title: remote.blocked(name), text: remote.blockedText }
    }
  }

  function actions() {
    if (view.step === 'requestingUri') {
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
        {state === 'notOpened' && view.step === 'showingUri' && copy.button}
        {state === 'opened' && (
          <Button key="cancel" kind="ghost" onClick={view.cancel}>
            {texts.cancel}
          </Button>
        )}
        <AppLink
          key="open"
          href={href}
          kind={state === 'opened' ? 'ghost' : 'primary'}
          target={target}
          open={state === 'blocked' ? null : open}
        >
          {state === 'opened' || state === 'notOpened' ? remote.openAgain : remote.open(name)}
        </AppLink>
      </>
    )
  }
}
