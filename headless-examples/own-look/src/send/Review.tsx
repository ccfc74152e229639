import {
  exactAmount,
  exactAmountText,
  formatFiat,
  isolateText,
  shortAddress,
} from '@latchkit/core/utils'
import { useClickGuard } from '@latchkit/react-ui'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { Address } from '../components/Address.tsx'
import { Avatar } from '../components/Avatar.tsx'
import { useAnnounce } from '../components/announce.ts'
import { Button } from '../components/Button.tsx'
import { Copy } from '../components/Copy.tsx'
import { Mark } from '../components/Mark.tsx'
import { Figure } from '../components/Money.tsx'
import { Name } from '../components/Name.tsx'
import { Notice } from '../components/Notice.tsx'
import { Costs } from './Costs.tsx'
import type { SendStep } from './send-step.ts'
import { Warnings } from './Warnings.tsx'

/** Review of the payload, with exact amounts and full addresses. */
export function Review({ send }: { send: SendStep<'reviewing'> }) {
  const texts = useTexts()
  const clicksEnabled = useClickGuard()
  const { send: sendTexts, language } = texts
  const { review, asset, name, avatar, value, confirm, problem } = send
  const amount = exactAmountText(review.amount, review.decimals, language)
  const amountWithSymbol = exactAmount(review, language)
  useAnnounce(
    sendTexts.announcement(amountWithSymbol, isolateText(name) ?? shortAddress(review.to)),
  )
  return (
    <>
      <section className="deal">
        <div className="deal-part">
          <p className="eyebrow">{sendTexts.youSend}</p>
          <Figure label={null}>{amount}</Figure>
          <p className="deal-coin">
            <Mark size="small" name={review.symbol} image={asset.iconUrl} />{' '}
            <Name>{review.symbol}</Name>
            {value !== null && <span className="row-second">{formatFiat(value, language)}</span>}
          </p>
        </div>
        <div className="deal-part">
          <p className="eyebrow">{sendTexts.to}</p>
          <div className="found">
            <Avatar address={review.to} image={avatar} />
            <div>
              {name !== null && (
                <p className="found-name">
                  <Name>{name}</Name>
                </p>
              )}
              <Copy
                text={review.to}
                label={sendTexts.copy}
                copied={sendTexts.copied}
                failed={sendTexts.copyFailed}
              >
                <Address address={review.to} form="full" />
              </Copy>
            </div>
          </div>
        </div>
      </section>
      <Costs send={send} />
      <Warnings send={send} />
      {problem !== null && <Notice tone="bad">{errorText(texts, problem)}</Notice>}
      <div className="actions form-end" data-click-enabled={clicksEnabled}>
        <Button onClick={send.edit}>{sendTexts.edit}</Button>
        <Button kind="primary" onClick={confirm === null ? null : () => clicksEnabled && confirm()}>
          <bdi>
            {confirm === null ? sendTexts.acceptFirst : sendTexts.confirm(amountWithSymbol)}
          </bdi>
        </Button>
      </div>
    </>
  )
}
