import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { usePaste } from '@latchkit/react-ui/views/send'
import { useId, useRef } from 'react'
import { Address } from '../components/Address.tsx'
import { Avatar } from '../components/Avatar.tsx'
import { Button } from '../components/Button.tsx'
import { Name } from '../components/Name.tsx'
import type { Filling } from './send-step.ts'

/** Receiver field: address or name, with its resolution. */
export function ReceiverField({ form }: { form: Filling }) {
  const texts = useTexts()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { receiver, setReceiver, pasteReceiver } = form
  const { paste, rejected, onPaste } = usePaste(frame, pasteReceiver)
  return (
    <div ref={frame} className="field" data-invalid={receiver.status === 'invalid' || undefined}>
      <label className="eyebrow" htmlFor={id}>
        {texts.send.to}
      </label>
      <div className="field-line">
        <input
          id={id}
          className="field-input"
          type="text"
          dir="auto"
          aria-label={`${texts.send.to}: ${texts.send.receiver}`}
          aria-describedby={`${id}note`}
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
          <button type="button" className="chip" onClick={() => void paste()}>
            {texts.send.paste}
          </button>
        )}
        {receiver.status !== 'empty' && (
          <button type="button" className="chip" onClick={() => setReceiver('')}>
            {texts.send.clear}
          </button>
        )}
      </div>
      <div id={`${id}note`} className="field-hint" aria-live="polite">
        {note()}
      </div>
    </div>
  )

  function note() {
    switch (receiver.status) {
      case 'empty':
        return rejected ? texts.send.pasteFailed : texts.send.receiverHint
      case 'resolving':
        return (
          <>
            {texts.send.resolving}{' '}
            {form.stopResolving !== null && (
              <Button kind="text" onClick={form.stopResolving}>
                {texts.send.stop}
              </Button>
            )}
          </>
        )
      case 'invalid':
        return errorText(texts, receiver.problem)
      case 'known':
        return <Found address={receiver.address} name={null} avatar={null} />
      case 'named':
        return <Found {...receiver} />
      case 'doubtful':
        return (
          <>
            <Found {...receiver} />
            <p>
              {texts.send.doubts[receiver.doubt.reason](receiver.doubt.network, form.network.name)}
            </p>
            {form.acceptReceiver !== null && (
              <Button kind="text" onClick={form.acceptReceiver}>
                {texts.send.acceptReceiver}
              </Button>
            )}{' '}
            <Button kind="text" onClick={() => setReceiver('')}>
              {texts.send.refuseReceiver}
            </Button>
          </>
        )
    }
  }
}

function Found({
  address,
  name,
  avatar,
}: {
  address: string
  name: string | null
  avatar: string | null
}) {
  return (
    <div className="found">
      <Avatar address={address} image={avatar} />
      <div>
        {name !== null && (
          <p className="found-name">
            <Name>{name}</Name>
          </p>
        )}
        <Address address={address} form="full" />
      </div>
    </div>
  )
}
