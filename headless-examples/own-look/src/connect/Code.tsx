import { isolateText } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import { useAnnounce } from '../components/announce.ts'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { Mark } from '../components/Mark.tsx'
import { Notice } from '../components/Notice.tsx'
import { Qr } from '../components/Qr.tsx'
import { CopyLink } from './CopyLink.tsx'
import type { CodeView } from './remote.types.ts'
import { ValidFor } from './ValidFor.tsx'

/** QR code for a wallet on a phone. `back`: returns to the link, on a phone. */
export function Code({ view, back = null }: { view: CodeView; back?: (() => void) | null }) {
  const texts = useTexts()
  const { remote } = texts
  const name = isolateText(view.wallet?.name ?? null)
  const current = view.step === 'showingUri' ? view : null
  const message = messageText()
  useAnnounce(current?.relay === 'down' ? `${message}. ${remote.reconnecting}` : message)
  return (
    <div className="code">
      {current === null ? (
        <div className="qr" data-wait />
      ) : (
        <Qr text={current.uri} label={remote.qrCode(name)}>
          {view.wallet === null ? (
            <Icon name="wallet" />
          ) : (
            <Mark name={view.wallet.name} image={view.wallet.icon} />
          )}
        </Qr>
      )}
      {current === null || current.renewReason === null ? (
        <p className="code-words">{message}</p>
      ) : (
        <Notice tone="note">
          <p>{message}</p>
        </Notice>
      )}
      <div className="actions">
        <CopyLink
          text={current?.uri ?? null}
          label={remote.copy}
          copied={remote.copied}
          failed={remote.copyFailed}
        />
        {back !== null && <Button onClick={back}>{texts.back}</Button>}
        {back === null && view.download !== null && (
          <Button onClick={view.download}>{remote.getApp}</Button>
        )}
      </div>
      <p className="eyebrow">
        {current === null ? (
          remote.creatingCode
        ) : (
          <ValidFor until={current.expiresAt} relay={current.relay} />
        )}
      </p>
    </div>
  )

  function messageText(): string {
    switch (current?.renewReason) {
      case 'expired':
        return remote.expired
      case 'rejected':
        return remote.declined
      case 'invalid':
        return remote.invalid(name)
      default:
        return back === null ? remote.scan(name) : remote.scanWithOtherPhone(name)
    }
  }
}
