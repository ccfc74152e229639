import { isolateText } from '@latchkit/core/utils'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { QrCode } from '../../components/QrCode.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import { useCopyLink } from '../../components/useCopyLink.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import { RemoteIcon } from './RemoteIcon.tsx'
import type { PairingView } from './remote.types.ts'
import { remoteTexts } from './texts/en.ts'

type CodeTabProps = {
  view: PairingView
  /**
   * The back button of a code that is shown on a phone. If it is set, the text says to scan with
   * another phone.
   */
  back?: ReactNode
}

/** A QR code to scan with the wallet's phone. */
export function CodeTab({ view, back = null }: CodeTabProps) {
  const texts = useTexts(remoteTexts)
  const { remote } = texts
  const name = isolateText(view.wallet?.name ?? null)
  const renewReason = view.step === 'showingUri' ? view.renewReason : null
  const text = instruction()
  useAnnounce(
    text,
    view.step === 'showingUri' && view.relay === 'down' ? remote.reconnecting : null,
  )
  const uri = view.step === 'showingUri' ? view.uri : null
  const copy = useCopyLink(uri ?? '', remote)
  const disabledCopy = (
    <Button kind="ghost" state="disabled">
      {remote.copy}
    </Button>
  )
  const downloadButton = view.download && (
    <Button kind="ghost" onClick={view.download}>
      {remote.getApp}
    </Button>
  )
  return (
    <>
      <QrCode text={uri} label={remote.qrCode(name)}>
        <RemoteIcon size="row" wallet={view.wallet} />
      </QrCode>
      {renewReason === null ? <p className="lk-lead lk-scan">{text}</p> : <Notice>{text}</Notice>}
      <div className="lk-actions">
        {uri === null ? disabledCopy : copy.button}
        {back ?? downloadButton}
      </div>
      {copy.field}
    </>
  )
  function instruction() {
    if (renewReason === 'expired') return remote.expired
    if (renewReason === 'rejected') return remote.declined
    if (renewReason === 'invalid') return remote.invalid(name)
    return back === null ? remote.scan(name) : remote.scanWithOtherPhone(name)
  }
}
