import type { FarcasterView } from '@latchkit/core/flows'
import { shortAddress } from '@latchkit/core/utils'
import { AppLink } from '../../components/AppLink.tsx'
import { Button } from '../../components/Button.tsx'
import { GuardedButton } from '../../components/GuardedButton.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen, type PendingScreenProps } from '../../components/PendingScreen.tsx'
import { QrCode } from '../../components/QrCode.tsx'
import { SocialMark } from '../../components/SocialMark.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import { useCopyLink } from '../../components/useCopyLink.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { errorText } from '../../locales/error-text.ts'
import socialCss from './social.css?inline'
import { useEmbeddedTexts } from '../../locales/useEmbeddedTexts.ts'
import { WalletOrigin } from './WalletOrigin.tsx'

type Steps<Step extends FarcasterView['step']> = Extract<FarcasterView, { step: Step }>

/** The code and the link that open Farcaster, and the progress of the login. */
export function FarcasterScreen({ view }: { view: FarcasterView }) {
  useSheet(socialCss)
  return (
    <Panel>
      {view.step === 'requestingUrl' || view.step === 'waiting' ? (
        <FarcasterCode view={view} />
      ) : (
        <FarcasterProgress view={view} />
      )}
    </Panel>
  )
}

function FarcasterCode({ view }: { view: Steps<'requestingUrl' | 'waiting'> }) {
  const texts = useEmbeddedTexts()
  const { social } = texts
  const isOnPhone = useKitState(({ config }) => config.device.mobile)
  const url = view.step === 'waiting' ? view.url : null
  const copy = useCopyLink(url ?? '', social)
  const instruction = isOnPhone ? social.scanWithOtherPhone : social.scan
  const text = url === null ? social.creatingCode : instruction
  const kind = isOnPhone ? 'primary' : 'ghost'
  useAnnounce(text, null)
  return (
    <>
      <QrCode text={url} label={social.qrCode}>
        <SocialMark provider="farcaster" />
      </QrCode>
      <p className="lk-lead lk-scan">{text}</p>
      <WalletOrigin />
      <div className="lk-actions">
        {url === null ? (
          <Button kind={kind} state="loading">
            {social.openFarcaster}
          </Button>
        ) : (
          <AppLink href={url} kind={kind} target="_blank" open={null}>
            {social.openFarcaster}
          </AppLink>
        )}
        {url === null ? (
          <Button kind="ghost" state="disabled">
            {social.copy}
          </Button>
        ) : (
          copy.button
        )}
        <GuardedButton kind="ghost" onClick={view.cancel}>
          {texts.cancel}
        </GuardedButton>
      </div>
      {copy.field}
    </>
  )
}

function FarcasterProgress({
  view,
}: {
  view: Exclude<FarcasterView, Steps<'requestingUrl' | 'waiting'>>
}) {
  const texts = useEmbeddedTexts()
  const { social } = texts
  return (
    <PendingScreen
      icon={
        <span className="lk-social-hero">
          <SocialMark provider="farcaster" />
        </span>
      }
      note={<WalletOrigin />}
      {...screen()}
    />
  )

  function screen(): Omit<PendingScreenProps, 'icon' | 'note'> {
    switch (view.step) {
      case 'connecting':
        return {
          ring: 'pending',
          title: social.connecting,
          text: social.connectingText,
          actions: (
            <GuardedButton kind="ghost" onClick={view.cancel}>
              {texts.cancel}
            </GuardedButton>
          ),
        }
      case 'failed':
        return {
          ring: 'failed',
          title: social.failed('Farcaster'),
          text: errorText(texts, view.problem),
          actions:
            view.retry === null ? (
              <GuardedButton kind="ghost" onClick={view.cancel}>
                {texts.cancel}
              </GuardedButton>
            ) : (
              <TwoButtons
                secondary={{ label: texts.cancel, onClick: view.cancel }}
                primary={{ label: texts.tryAgain, onClick: view.retry }}
                emphasized
              />
            ),
        }
      case 'connected':
        return {
          ring: 'done',
          title: texts.connecting.connected,
          text: shortAddress(view.address),
          actions: null,
          skip: view.skip,
        }
      case 'cancelled':
        return { ring: null, title: social.stopped, text: null, actions: null }
    }
  }
}
