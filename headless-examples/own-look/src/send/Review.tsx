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
import type { SendAt } from './send-at.ts'
import { Warnings } from './Warnings.tsx'

/** Review of the payload, with exact amounts and full addresses. */
export function Review({ send }: { send: SendAt<'reviewing'> }) {
  const words = useTexts()
  const armed = useClickGuard()
  const { send: says, language } = words
  const { review, asset, name, avatar, value, confirm, problem } = send
  const amount = exactAmountText(review.amount, review.decimals, language)
  const whole = exactAmount(review, language)
  useAnnounce(says.announcement(whole, isolateText(name) ?? shortAddress(review.to)))
  return (
    <>
      <section className="deal">
        <div className="deal-part">
          <p className="eyebrow">{says.youSend}</p>
          <Figure label={null}>{amount}</Figure>
          <p className="deal-coin">
            <Mark size="small" name={review.symbol} image={asset.iconUrl} />{' '}
            <Name>{review.symbol}</Name>
            {value !== null && <span className="row-second">{formatFiat(value, language)}</span>}
          </p>
        </div>
        <div className="deal-part">
          <p className="eyebrow">{says.to}</p>
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
                label={says.copy}
                copied={says.copied}
                failed={says.copyFailed}
              >
                <Address address={review.to} form="full" />
              </Copy>
            </div>
          </div>
        </div>
      </section>
      <Costs send={send} />
      <Warnings send={send} />
      {problem !== null && <Notice tone="bad">{errorText(words, problem)}</Notice>}
      <div className="actions form-end" data-click-enabled={armed}>
        <Button onClick={send.edit}>{says.edit}</Button>
        <Button kind="primary" onClick={confirm === null ? null : () => armed && confirm()}>
          <bdi>{confirm === null ? says.acceptFirst : says.confirm(whole)}</bdi>
        </Button>
      </div>
    </>
  )
}
