import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { WalletOutlineIcon, WarningIcon } from '../../components/icons.ts'
import { List } from '../../components/List.tsx'
import { useTexts } from '../../locales/useTexts.ts'
import type { AccountView } from './accountView.ts'
import { RowSkeletons } from './RowSkeletons.tsx'
import { TokenRow } from './TokenRow.tsx'
import { accountTexts } from './texts/en.ts'

/**
 * Number of rows shown at first. A longer list would move the rows below the tabs far down.
 */
const initialRows = 5

/** The tokens of the account on its network. */
export function TokenList({
  account: { tokens, account, refresh },
}: {
  account: Extract<AccountView, { step: 'connected' }>
}) {
  const texts = useTexts(accountTexts)
  const { holdings } = texts
  const [showsAll, setShowsAll] = useState(false)
  const { tokensStatus, tokensProblem, tokensCoverage, hiddenTokens } = account
  if (tokens.length === 0) {
    if (tokensStatus === 'idle' || tokensStatus === 'loading')
      return <RowSkeletons label={holdings.loadingTokens} />
    if (tokensProblem !== null) {
      const retry = (
        <Button kind="ghost" onClick={refresh}>
          {texts.tryAgain}
        </Button>
      )
      return (
        <Empty
          icon={<WarningIcon />}
          title={holdings.loadFailed}
          text={holdings.loadFailedText}
          action={retry}
        />
      )
    }
    if (hiddenTokens === 0)
      return (
        <Empty
          icon={<WalletOutlineIcon />}
          title={holdings.noTokens}
          text={holdings.noTokensText}
          action={null}
        />
      )
  }
  // A single extra row takes no more space than the button that would reveal it.
  const visibleTokens =
    showsAll || tokens.length <= initialRows + 1 ? tokens : tokens.slice(0, initialRows)
  return (
    <div className="lk-holdings">
      <List label={holdings.tabs.tokens}>
        {visibleTokens.map((token) => (
          <TokenRow key={token.address ?? 'native'} token={token} />
        ))}
      </List>
      {visibleTokens.length < tokens.length && (
        <Button kind="ghost" onClick={() => setShowsAll(true)}>
          {holdings.showAll(tokens.length)}
        </Button>
      )}
      {tokensCoverage === 'configured' && <p className="lk-hint">{holdings.listUnsupported}</p>}
      {hiddenTokens > 0 && <p className="lk-hint">{holdings.hiddenTokens(hiddenTokens)}</p>}
    </div>
  )
}
