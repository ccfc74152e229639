import type { ReceiverDoubt as Doubt } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import * as Label from 'radix-ui/label'
import { useId, useRef } from 'react'
import { Address } from '../../components/Address.tsx'
import { Name } from '../../components/Name.tsx'
import { TextButton } from '../../components/TextButton.tsx'
import { AccountAvatar } from '../../kit/AccountAvatar.tsx'
import { errorText } from '../../locales/error-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import type { FillingView } from './send.types.ts'
import { sendTexts } from './texts/en.ts'
import { usePaste } from './usePaste.ts'

/** The receiver: an address or a name, with the result of its check or lookup. */
export function ReceiverField({ send }: { send: FillingView }) {
  const texts = useTexts(sendTexts)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { receiver, setReceiver, pasteReceiver } = send
  const { paste, rejected, onPaste } = usePaste(frame, pasteReceiver)
  return (
    <div ref={frame} className="lk-send-to" data-part="field" data-status={receiver.status}>
      <Label.Root className="lk-send-label" htmlFor={id}>
        {texts.send.to}
      </Label.Root>
      <div className="lk-send-input-row">
        <input
          id={id}
          type="text"
          dir="auto"
          aria-label={`${texts.send.to}: ${texts.send.receiver}`}
          aria-describedby={`${id}-note`}
          aria-invalid={receiver.status === 'invalid' || undefined}
          placeholder={texts.send.receiver}
          value={receiver.text}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => setReceiver(event.target.value)}
          onPaste={onPaste}
        />
        {receiver.status === 'empty' && paste !== null && (
          <button type="button" className="lk-pill" onClick={() => void paste()}>
            {texts.send.paste}
          </button>
        )}
        {receiver.status !== 'empty' && (
          <button type="button" className="lk-pill" onClick={() => setReceiver('')}>
            {texts.send.clear}
          </button>
        )}
      </div>
      <div id={`${id}-note`} className="lk-send-note" aria-live="polite">
        {note()}
      </div>
    </div>
  )

  function note() {
    switch (receiver.status) {
      case 'empty':
        return <p>{rejected ? texts.send.pasteFailed : texts.send.receiverHint}</p>
      case 'resolving':
        return (
          <p>
            {texts.send.resolving}{' '}
            {send.stopResolving !== null && (
              <TextButton onClick={send.stopResolving}>{texts.send.stop}</TextButton>
            )}
          </p>
        )
      case 'invalid':
        return <p data-invalid>{errorText(texts, receiver.problem)}</p>
      case 'known':
        return <ResolvedReceiver address={receiver.address} name={null} avatar={null} />
      case 'named':
        return <ResolvedReceiver {...receiver} />
      case 'doubtful':
        return (
          <>
            <ResolvedReceiver {...receiver} />
            <ReceiverDoubt send={send} doubt={receiver.doubt} />
          </>
        )
    }
  }
}

function ResolvedReceiver({
  address,
  name,
  avatar,
}: {
  address: string
  name: string | null
  avatar: string | null
}) {
  return (
    <div className="lk-send-resolved">
      <AccountAvatar address={address} image={avatar} />
      <div>
        {name !== null && (
          <p className="lk-send-name">
            <Name>{name}</Name>
          </p>
        )}
        <Address form="full" address={address} />
      </div>
    </div>
  )
}

/** Names the network of the address and asks whether to use it (decision 50). */
function ReceiverDoubt({ send, doubt }: { send: FillingView; doubt: Doubt }) {
  const { send: texts } = useTexts(sendTexts)
  const nameOf = (network: string) => isolateText(network) ?? network
  return (
    <div className="lk-send-doubt">
      <p>{texts.doubts[doubt.reason](nameOf(doubt.network), nameOf(send.network.name))}</p>
      <p>
        {send.acceptReceiver !== null && (
          <TextButton onClick={send.acceptReceiver}>{texts.acceptReceiver}</TextButton>
        )}{' '}
        <TextButton onClick={() => send.setReceiver('')}>{texts.refuseReceiver}</TextButton>
      </p>
    </div>
  )
}
