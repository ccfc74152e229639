import { clockTime } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { Empty } from '../components/Empty.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import type { Connected } from './connected.ts'
import { Token } from './Token.tsx'

/** Number of tokens shown initially. */
const initialCount = 6

/**
 * Tokens of the account on its network. Loaded tokens stay visible while a refresh runs or fails.
 */
export function TokenList({ account: { tokens, account, refresh } }: { account: Connected }) {
  const texts = useTexts()
  const { holdings } = texts
  const [showsAll, setShowsAll] = useState(false)
  const { tokensStatus, tokensProblem, tokensCoverage, tokensReadAt, hiddenTokens } = account
  if (tokens.length === 0) {
    if (tokensStatus === 'idle' || tokensStatus === 'loading')
      return <Skeleton lines={4} label={holdings.loadingTokens} />
    if (tokensProblem !== null)
      return (
        <Empty
          icon="warning"
          title={holdings.loadFailed}
          text={holdings.loadFailedText}
          retry={refresh}
        />
      )
    if (hiddenTokens === 0)
      return <Empty icon="wallet" title={holdings.noTokens} text={holdings.noTokensText} />
  }
  const shown = showsAll ? tokens : tokens.slice(0, initialCount)
  return (
    <>
      <ul className="rows" aria-label={holdings.tabs.tokens}>
        {shown.map((token) => (
          <Token key={token.address ?? 'native'} token={token} />
        ))}
      </ul>
      {shown.length < tokens.length && (
        <Button onClick={() => setShowsAll(true)}>{holdings.showAll(tokens.length)}</Button>
      )}
      {tokensProblem !== null && (
        <p className="hint" role="status">
          {holdings.refreshFailed}{' '}
          {tokensReadAt !== null &&
            holdings.lastUpdated(clockTime(tokensReadAt, null, texts.language))}{' '}
          <Button kind="text" onClick={refresh}>
            {texts.tryAgain}
          </Button>
        </p>
      )}
      {tokensCoverage === 'configured' && <p className="hint">{holdings.listUnsupported}</p>}
      {hiddenTokens > 0 && <p className="hint">{holdings.hiddenTokens(hiddenTokens)}</p>}
    </>
  )
}
