import { isolateText } from '@latchkit/core/utils'
import type { KeyboardEvent } from 'react'
import { Amount } from '../../components/Amount.tsx'
import { Button } from '../../components/Button.tsx'
import { IconTile } from '../../components/IconTile.tsx'
import { WalletOutlineIcon } from '../../components/icons.ts'
import { Name } from '../../components/Name.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row } from '../../components/Row.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { errorText } from '../../locales/error-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { AmountField } from './AmountField.tsx'
import { ReceiverField } from './ReceiverField.tsx'
import type { FillingView } from './send.types.ts'
import sendCss from './send-sheet.css?inline'
import { sendTexts } from './texts/en.ts'

export type SendFormProps = {
  send: FillingView
  /** Opens the list of tokens. */
  openTokenList(): void
  /**
   * Cancels preparing the review, during which the form is disabled. Null: the form can be edited.
   */
  cancelPreparing: (() => void) | null
}

/** The form: token, amount and receiver. The label of its button names the missing field. */
export function SendForm({ send, openTokenList, cancelPreparing }: SendFormProps) {
  useSheet(sendCss)
  const texts = useTexts(sendTexts)
  const { asset, label, preview, problem, submit } = send
  const submitOnEnter = (event: KeyboardEvent) => {
    if (
      event.key === 'Enter' &&
      event.target instanceof HTMLInputElement &&
      !event.nativeEvent.isComposing
    )
      submit()
  }
  return (
    <Panel>
      <fieldset
        className="lk-send-form"
        disabled={cancelPreparing !== null}
        onKeyDown={submitOnEnter}
      >
        <Row
          icon={
            asset === null ? (
              <IconTile>
                <WalletOutlineIcon />
              </IconTile>
            ) : (
              <WalletIcon shape="round" name={asset.symbol} image={asset.iconUrl} />
            )
          }
          label={
            asset === null ? (
              texts.send.selectToken
            ) : (
              <Name>{asset.name === '' ? asset.symbol : asset.name}</Name>
            )
          }
          secondary={asset === null ? null : balance(asset)}
          end="chevron"
          onClick={openTokenList}
        />
        <AmountField send={send} />
        <ReceiverField send={send} />
      </fieldset>
      {problem !== null && <Notice>{errorText(texts, problem)}</Notice>}
      <div className="lk-actions">
        {cancelPreparing !== null && (
          <Button kind="ghost" onClick={cancelPreparing}>
            {texts.cancel}
          </Button>
        )}
        <Button kind="primary" state={buttonState()} onClick={preview ?? undefined}>
          {buttonLabel()}
        </Button>
      </div>
    </Panel>
  )

  function buttonLabel() {
    const symbol = isolateText(asset?.symbol ?? null)
    return label === 'funds-insufficient' && symbol !== null
      ? texts.send.notEnough(symbol)
      : texts.send.labels[label]
  }

  function buttonState() {
    if (cancelPreparing !== null) return 'loading'
    return preview === null ? 'disabled' : 'idle'
  }

  function balance({ balance, decimals, symbol }: NonNullable<FillingView['asset']>) {
    if (balance === null) return texts.send.balanceUnknown
    return <Amount value={balance} decimals={decimals} symbol={symbol} language={texts.language} />
  }
}
