import {
  exactAmount,
  exactAmountText,
  formatFiat,
  isolateText,
  shortAddress,
} from '@latchkit/core/utils'
import { useClickGuard } from '@latchkit/react-ui'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { Address } from '../parts/Address.tsx'
import { Button } from '../parts/Button.tsx'
import { Copy } from '../parts/Copy.tsx'
import { Face } from '../parts/Face.tsx'
import { Mark } from '../parts/Mark.tsx'
import { Figure } from '../parts/Money.tsx'
import { Name } from '../parts/Name.tsx'
import { Notice } from '../parts/Notice.tsx'
import { useSay } from '../shell/say.ts'
import { Costs } from './Costs.tsx'
import type { SendAt } from './send-at.ts'
import { Warnings } from './Warnings.tsx'

/** Everything that is about to happen, as the payload itself says it: every digit, every character. */
export function Review({ send }: { send: SendAt<'reviewing'> }) {
  const words = useTexts()
  const armed = useClickGuard()
  const { send: says, language } = words
  const { review, asset, name, avatar, value, confirm, problem } = send
  const amount = exactAmountText(review.amount, review.decimals, language)
  const whole = exactAmount(review, language)
  useSay(says.announcement(whole, isolateText(name) ?? shortAddress(review.to)))
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
            <Face address={review.to} image={avatar} />
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
