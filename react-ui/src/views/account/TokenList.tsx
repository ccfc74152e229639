import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Empty } from '../../components/Empty.tsx'
import { WalletOutlineIcon, WarningIcon } from '../../components/icons.ts'
import { List } from '../../components/List.tsx'
import { TextButton } from '../../components/TextButton.tsx'
import { useLanguage } from '../../locales/useLanguage.ts'
import type { AccountView } from './accountView.ts'
import { HeldRow } from './HeldRow.tsx'
import { RowSkeletons } from './RowSkeletons.tsx'

/** Rows that are shown at once: what is below the tabs stays within reach. */
const few = 5

/** What the account holds on its network. */
export function TokenList({
  account: { tokens, account, refresh },
}: {
  account: Extract<AccountView, { step: 'connected' }>
}) {
  const words = useLanguage()
  const { holdings } = words
  const [isAll, showAll] = useState(false)
  const { tokensStatus, hiddenTokens } = account
  if (tokens.length === 0) {
    if (tokensStatus === 'none' || tokensStatus === 'loading')
      return <RowSkeletons label={holdings.loadingTokens} />
    if (tokensStatus === 'failed') {
      const again = (
        <Button kind="ghost" onClick={refresh}>
          {words.tryAgain}
        </Button>
      )
      return (
        <Empty
          icon={<WarningIcon />}
          title={holdings.notRead}
          text={holdings.notReadText}
          action={again}
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
  // one more row takes no more room than the button would
  const shown = isAll || tokens.length <= few + 1 ? tokens : tokens.slice(0, few)
  return (
    <div className="lk-holdings">
      <List label={holdings.tabs.tokens}>
        {shown.map((token) => (
          <HeldRow key={token.address ?? 'native'} token={token} />
        ))}
      </List>
      {shown.length < tokens.length && (
        <Button kind="ghost" onClick={() => showAll(true)}>
          {holdings.all(tokens.length)}
        </Button>
      )}
      {tokensStatus === 'failed' && (
        <p className="lk-hint" role="status">
          {holdings.old} <TextButton onClick={refresh}>{words.tryAgain}</TextButton>
        </p>
      )}
      {tokensStatus === 'unsupported' && <p className="lk-hint">{holdings.unlisted}</p>}
      {hiddenTokens > 0 && <p className="lk-hint">{holdings.hidden(hiddenTokens)}</p>}
    </div>
  )
}
