import { isolateText } from '@latchkit/core/utils'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { QrCode } from '../../components/QrCode.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import { useRemoteTexts } from '../../locales/useRemoteTexts.ts'
import { RemoteIcon } from './RemoteIcon.tsx'
import type { PairingView } from './remote.types.ts'
import { useCopyLink } from './useCopyLink.tsx'

/** A code to scan with the phone that has the wallet. `back`: the way to where it was asked for, on a phone. */
export function CodeTab({ view, back = null }: { view: PairingView; back?: ReactNode }) {
  const texts = useRemoteTexts()
  const { remote } = texts
  const name = isolateText(view.wallet?.name ?? null)
  const notice = view.step === 'shown' ? view.notice : null
  const said =
    notice === null
      ? back === null
        ? remote.scan(name)
        : remote.scanWithOtherPhone(name)
      : notice === 'expired'
        ? remote.expired
        : remote.declined(name)
  useAnnounce(said, view.step === 'shown' && view.relay === 'down' ? remote.reconnecting : null)
  const uri = view.step === 'shown' ? view.uri : null
  const copy = useCopyLink(uri ?? '')
  const waits = (
    <Button kind="ghost" state="disabled">
      {remote.copy}
    </Button>
  )
  const get = view.download && (
    <Button kind="ghost" onClick={view.download}>
      {remote.getApp}
    </Button>
  )
  return (
    <>
      <QrCode text={uri} label={remote.qrCode(name)}>
        <RemoteIcon size="row" wallet={view.wallet} />
      </QrCode>
      {notice === null ? <p className="lk-lead lk-scan">{said}</p> : <Notice>{said}</Notice>}
      <div className="lk-actions">
        {uri === null ? waits : copy.button}
        {back ?? get}
      </div>
      {copy.field}
    </>
  )
}
