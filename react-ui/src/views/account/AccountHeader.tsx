import { clockTime, formatFiat } from '@latchkit/core/utils'
import { Amount } from '../../components/Amount.tsx'
import amountCss from '../../components/amount.css?inline'
import type { CssVars } from '../../components/css-vars.ts'
import { IconButton } from '../../components/IconButton.tsx'
import { RefreshIcon } from '../../components/icons.ts'
import { Name } from '../../components/Name.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextButton } from '../../components/TextButton.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import { useSheet } from '../../components/useSheet.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { AccountHead } from './AccountHead.tsx'
import type { AccountView } from './accountView.ts'
import { accountTexts } from './texts/en.ts'

type Connected = Extract<AccountView, { step: 'connected' }>

/** Avatar, name, address, wallet, and the total value or the balance of the account. */
export function AccountHeader({ account, refresh }: { account: Connected; refresh(): void }) {
  const texts = useTexts(accountTexts)
  const { wallet, supported } = account
  const walletName = wallet !== null && (
    <span className="lk-account-wallet">
      <Name>{wallet.name}</Name>
    </span>
  )
  return (
    <>
      <AccountHead account={account} beside={walletName}>
        {supported && <Figures account={account} refresh={refresh} />}
      </AccountHead>
      {!supported && <Notice>{texts.account.unsupportedNetwork}</Notice>}
    </>
  )
}

/**
 * The total value, or the balance while the total is unknown, with a button that refreshes both. If
 * a part failed and neither the figure nor the list says so, a notice below the figure with the time
 * of the last successful read.
 */
function Figures({ account, refresh }: { account: Connected; refresh(): void }) {
  const { holdings, language } = useTexts(accountTexts)
  const { balance, balanceStatus, balanceProblem, tokensStatus, tokensProblem, tokensReadAt } =
    account.account
  const isLoading = balanceStatus === 'loading' || tokensStatus === 'loading'
  const hasFailed = balanceProblem !== null || tokensProblem !== null
  const age =
    tokensReadAt === null ? '' : ` ${holdings.lastUpdated(clockTime(tokensReadAt, null, language))}`
  const hasData = account.total !== null || (balance !== null && account.tokens.length > 0)
  return (
    <>
      <div className="lk-account-figure">
        <Figure account={account} refresh={refresh} />
        <span className="lk-account-refresh" data-loading={isLoading}>
          <IconButton label={isLoading ? holdings.refreshing : holdings.refresh} onClick={refresh}>
            <RefreshIcon />
          </IconButton>
        </span>
      </div>
      {hasData && hasFailed && <Failed text={`${holdings.refreshFailed}${age}`} retry={refresh} />}
    </>
  )
}

function Figure({ account, refresh }: { account: Connected; refresh(): void }) {
  const texts = useTexts(accountTexts)
  const { total } = account
  const { balance, balanceProblem } = account.account
  if (total !== null)
    return <FiatFigure dollars={total} label={texts.holdings.total} language={texts.language} />
  if (balance !== null) return <Amount {...balance} size="figure" language={texts.language} />
  if (balanceProblem !== null)
    return <Failed text={texts.account.balanceUnavailable} retry={refresh} />
  return <Skeleton width={180} height={46} label={texts.account.loadingBalance} />
}

function Failed({ text, retry }: { text: string; retry(): void }) {
  const { tryAgain } = useTexts(accountTexts)
  useAnnounce(text, null)
  return (
    <p className="lk-account-failed">
      {text} <TextButton onClick={retry}>{tryAgain}</TextButton>
    </p>
  )
}

/** Matches the whole part, the cents with their separator, and a suffix such as a currency sign. */
const fiatParts = /^(.*?)([^\p{Nd}\s]\p{Nd}{2})(\P{Nd}*)$/u

/**
 * The large number of a screen, in US dollars, with smaller cents. `dollars`: exact decimal text.
 */
function FiatFigure({
  dollars,
  label,
  language,
}: {
  dollars: string
  label: string
  language: string
}) {
  useSheet(amountCss)
  const text = formatFiat(dollars, language)
  const [, whole = text ?? '–', cents = '', after = ''] = fiatParts.exec(text ?? '') ?? []
  const digits: CssVars = { '--lk-digits': whole.length + (cents.length + after.length) * 0.6 }
  return (
    <span className="lk-amount" data-size="figure" style={digits}>
      <span className="lk-hidden">
        {label}: {text}
      </span>
      <bdi className="lk-amount-digits" aria-hidden="true">
        {whole}
        <small>{`${cents}${after}`}</small>
      </bdi>
    </span>
  )
}
