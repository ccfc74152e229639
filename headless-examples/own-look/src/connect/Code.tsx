import { inSentence } from '@latchkit/core/utils'
import { useWords } from '@latchkit/react-ui/locales'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Qr } from '../parts/Qr.tsx'
import { useSay } from '../shell/say.ts'
import { CopyLink } from './CopyLink.tsx'
import type { CodeView } from './remote.types.ts'
import { ValidFor } from './ValidFor.tsx'

/** A code to be scanned with the phone that has the wallet. `back`: to where it was asked for, on a phone. */
export function Code({ view, back = null }: { view: CodeView; back?: (() => void) | null }) {
  const words = useWords()
  const { remote } = words
  const name = inSentence(view.wallet?.name ?? null)
  const shown = view.step === 'shown' ? view : null
  const said = sentence()
  useSay(shown?.relay === 'down' ? `${said}. ${remote.reconnecting}` : said)
  return (
    <div className="code">
      {shown === null ? (
        <div className="qr" data-wait />
      ) : (
        <Qr text={shown.uri} label={remote.code(name)}>
          {view.wallet === null ? (
            <Icon name="wallet" />
          ) : (
            <Mark name={view.wallet.name} image={view.wallet.icon} />
          )}
        </Qr>
      )}
      {shown === null || shown.notice === null ? (
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
        {shown === null ? remote.making : <ValidFor until={shown.expiresAt} relay={shown.relay} />}
      </p>
    </div>
  )

  function sentence(): string {
    switch (shown?.notice) {
      case 'expired':
        return remote.expired
      case 'refused':
        return remote.declined(name)
      default:
        return back === null ? remote.scan(name) : remote.scanElsewhere(name)
    }
  }
}
