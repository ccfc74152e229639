import { isolateText } from '@latchkit/core/utils'
import { useKit } from '@latchkit/react-ui'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import type { KeyboardEvent } from 'react'
import { Amount } from '../components/Amount.tsx'
import { useAnnounce } from '../components/announce.ts'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { Mark } from '../components/Mark.tsx'
import { Name } from '../components/Name.tsx'
import { Notice } from '../components/Notice.tsx'
import { AmountField } from './AmountField.tsx'
import { ReceiverField } from './ReceiverField.tsx'
import type { Filling } from './send-step.ts'

type FormProps = {
  form: Filling
  /** Cancels the preparation of the review. Null while the form can be edited. */
  stop: (() => void) | null
}

/** Send form. The button's label names the missing input. */
export function Form({ form, stop }: FormProps) {
  const { modal } = useKit()
  const texts = useTexts()
  const { asset, label, preview, problem, submit } = form
  useAnnounce(stop === null ? '' : texts.send.preparing)
  const handleKeyDown = (event: KeyboardEvent) => {
    if (
      event.key === 'Enter' &&
      event.target instanceof HTMLInputElement &&
      !event.nativeEvent.isComposing
    )
      submit()
  }
  return (
    <>
      <fieldset className="form" disabled={stop !== null} onKeyDown={handleKeyDown}>
        <AmountField form={form} />
        <button
          type="button"
          className="row pick"
          onClick={() => modal.push('WalletSendSelectToken')}
        >
          {asset === null ? (
            <span className="mark" aria-hidden="true">
              <Icon name="wallet" />
            </span>
          ) : (
            <Mark name={asset.symbol} image={asset.iconUrl} />
          )}
          <span className="row-words">
            <span className="row-label">
              {asset === null ? (
                texts.send.selectToken
              ) : (
                <Name>{asset.name === '' ? asset.symbol : asset.name}</Name>
              )}
            </span>
            <span className="row-second">{balanceText()}</span>
          </span>
          <span className="row-end">
            <Icon name="next" />
          </span>
        </button>
        <ReceiverField form={form} />
      </fieldset>
      {problem !== null && <Notice tone="bad">{errorText(texts, problem)}</Notice>}
      <div className="actions form-end">
        {stop !== null && <Button onClick={stop}>{texts.cancel}</Button>}
        <Button kind="primary" busy={stop !== null} onClick={stop === null ? preview : null}>
          {stop === null ? buttonLabel() : texts.send.preparing}
        </Button>
      </div>
    </>
  )

  function buttonLabel() {
    return label === 'funds-insufficient' && asset !== null
      ? texts.send.notEnough(isolateText(asset.symbol) ?? '')
      : texts.send.labels[label]
  }

  function balanceText() {
    if (asset === null) return null
    if (asset.balance === null) return texts.send.balanceUnknown
    return <Amount value={asset.balance} decimals={asset.decimals} symbol={asset.symbol} />
  }
}
