import { useId, useRef } from 'react'
import { Address } from '../../components/Address.tsx'
import { Avatar } from '../../components/Avatar.tsx'
import { Name } from '../../components/Name.tsx'
import { TextButton } from '../../components/TextButton.tsx'
import { errorText } from '../../locales/error-text.ts'
import { useSendWords } from '../../locales/useSendWords.ts'
import type { Filling } from './send-views.ts'
import { usePaste } from './usePaste.ts'

/** To whom: an address or a name, and what became of it. */
export function ReceiverField({ send }: { send: Filling }) {
  const words = useSendWords()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { receiver, setReceiver, pasteReceiver } = send
  const { paste, blocked, onPaste } = usePaste(frame, pasteReceiver)
  return (
    <div ref={frame} className="lk-send-to" data-status={receiver.status}>
      <label className="lk-send-label" htmlFor={id}>
        {words.send.to}
      </label>
      <div className="lk-send-line">
        <input
          id={id}
          type="text"
          dir="auto"
          aria-label={`${words.send.to}: ${words.send.receiver}`}
          aria-describedby={`${id}-note`}
          aria-invalid={receiver.status === 'invalid' || undefined}
          placeholder={words.send.receiver}
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
            {words.send.paste}
          </button>
        )}
        {receiver.status !== 'empty' && (
          <button type="button" className="lk-pill" onClick={() => setReceiver('')}>
            {words.send.clear}
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
        return <p>{blocked ? words.send.pasteFailed : words.send.receiverHint}</p>
      case 'resolving':
        return (
          <p>
            {words.send.resolving}{' '}
            {send.stopResolving !== null && (
              <TextButton onClick={send.stopResolving}>{words.send.stop}</TextButton>
            )}
          </p>
        )
      case 'invalid':
        return <p data-wrong>{errorText(words, receiver.problem)}</p>
      default:
        return (
          <div className="lk-send-found">
            <Avatar
              address={receiver.address}
              image={receiver.status === 'named' ? receiver.avatar : null}
            />
            <div>
              {receiver.status === 'named' && (
                <p className="lk-send-name">
                  <Name>{receiver.name}</Name>
                </p>
              )}
              <Address form="full" address={receiver.address} />
            </div>
          </div>
        )
    }
  }
}
