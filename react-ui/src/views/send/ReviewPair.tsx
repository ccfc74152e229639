import { exactAmountText, formatFiat } from '@latchkit/core/utils'
import { Address } from '../../components/Address.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import type { CssVars } from '../../components/css-vars.ts'
import { ToIcon } from '../../components/icons.ts'
import { Name } from '../../components/Name.tsx'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { AccountAvatar } from '../../kit/AccountAvatar.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import type { SendStepView } from './send.types.ts'
import { sendTexts } from './texts/en.ts'

type ReviewPairProps = Pick<
  SendStepView<'reviewing'>,
  'review' | 'asset' | 'name' | 'avatar' | 'value'
>

/** The amount with all digits and the receiver with the full address (fault M5). */
export function ReviewPair({ review, asset, name, avatar, value }: ReviewPairProps) {
  const texts = useTexts(sendTexts)
  const amount = exactAmountText(review.amount, review.decimals, texts.language)
  const digits: CssVars = { '--lk-digits': amount.length }
  return (
    <div className="lk-review-pair">
      <div className="lk-review-card">
        <div className="lk-review-text">
          <p className="lk-send-label">{texts.send.youSend}</p>
          <p className="lk-review-figure" style={digits}>
            <bdi>{amount}</bdi>{' '}
            <small>
              <Name>{review.symbol}</Name>
            </small>
          </p>
          {value !== null && (
            <p className="lk-row-secondary">
              <bdi>{formatFiat(value, texts.language)}</bdi>
            </p>
          )}
        </div>
        <WalletIcon shape="round" name={review.symbol} image={asset.iconUrl} />
      </div>
      <span className="lk-review-arrow" aria-hidden="true">
        <ToIcon />
      </span>
      <div className="lk-review-card">
        <div className="lk-review-text">
          <p className="lk-send-label">{texts.send.to}</p>
          {name !== null && (
            <p className="lk-review-name">
              <Name>{name}</Name>
            </p>
          )}
          <CopyButton text={review.to} texts={texts.send}>
            <Address form="full" address={review.to} />
          </CopyButton>
        </div>
        <AccountAvatar address={review.to} image={avatar} />
      </div>
    </div>
  )
}
