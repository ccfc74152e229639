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
  const words = useTexts()
  const { remote } = words
  const name = isolateText(view.wallet?.name ?? null)
  const shown = view.step === 'showingUri' ? view : null
  const said = sentence()
  useAnnounce(shown?.relay === 'down' ? `${said}. ${remote.reconnecting}` : said)
  return (
    <div className="code">
      {shown === null ? (
        <div className="qr" data-wait />
      ) : (
        <Qr text={shown.uri} label={remote.qrCode(name)}>
          {view.wallet === null ? (
            <Icon name="wallet" />
          ) : (
            <Mark name={view.wallet.name} image={view.wallet.icon} />
          )}
        </Qr>
      )}
      {shown === null || shown.renewReason === null ? (
        <p className="code-words">{said}</p>
      ) : (
        <Notice tone="note">
          <p>{said}</p>
        </Notice>
      )}
      <div className="actions">
        <CopyLink
          text={shown?.uri ?? null}
          label={remote.copy}
          copied={remote.copied}
          failed={remote.copyFailed}
        />
        {back !== null && <Button onClick={back}>{words.back}</Button>}
        {back === null && view.download !== null && (
          <Button onClick={view.download}>{remote.getApp}</Button>
        )}
      </div>
      <p className="eyebrow">
        {shown === null ? (
          remote.creatingCode
        ) : (
          <ValidFor until={shown.expiresAt} relay={shown.relay} />
        )}
      </p>
    </div>
  )

  function sentence(): string {
    switch (shown?.renewReason) {
      case 'expired':
        return remote.expired
      case 'rejected':
        return remote.declined(name)
      default:
        return back === null ? remote.scan(name) : remote.scanWithOtherPhone(name)
    }
  }
}
