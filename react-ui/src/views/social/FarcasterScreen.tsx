import type { FarcasterView } from '@latchkit/core/flows'
import { AppLink } from '../../components/AppLink.tsx'
import { Button } from '../../components/Button.tsx'
import { CancelButton } from '../../components/CancelButton.tsx'
import { Panel } from '../../components/Panel.tsx'
import { QrCode } from '../../components/QrCode.tsx'
import { SocialMark } from '../../components/SocialMark.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import { useCopyLink } from '../../components/useCopyLink.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { SocialProgress } from './SocialProgress.tsx'
import socialCss from './social.css?inline'
import { socialTexts } from './texts/en.ts'
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
        <SocialProgress provider="farcaster" view={view} />
      )}
    </Panel>
  )
}

function FarcasterCode({ view }: { view: Steps<'requestingUrl' | 'waiting'> }) {
  const texts = useTexts(socialTexts)
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
        <CancelButton cancel={view.cancel} />
      </div>
      {copy.field}
    </>
  )
}
