import { useWords } from '@latchkit/react-ui/locales'
import { useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import type { Connected } from './connected.ts'
import { Token } from './Token.tsx'

/** Tokens that are shown at once. */
const few = 6

/** What the account holds on its network; what was read stays, whatever becomes of reading it anew. */
export function TokenList({ account: { tokens, account, refresh } }: { account: Connected }) {
  const words = useWords()
  const { holdings } = words
  const [all, showAll] = useState(false)
  const { tokensStatus, hiddenTokens } = account
  if (tokens.length === 0) {
    if (tokensStatus === 'none' || tokensStatus === 'loading')
      return <Skeleton lines={4} label={holdings.loadingTokens} />
    if (tokensStatus === 'failed')
      return (
        <Empty
          icon="warning"
          title={holdings.notRead}
          text={holdings.notReadText}
          retry={refresh}
        />
      )
    if (hiddenTokens === 0)
      return <Empty icon="wallet" title={holdings.noTokens} text={holdings.noTokensText} />
  }
  const shown = all ? tokens : tokens.slice(0, few)
  return (
    <>
      <ul className="rows" aria-label={holdings.tabs.tokens}>
        {shown.map((token) => (
          <Token key={token.address ?? 'native'} token={token} />
        ))}
      </ul>
      {shown.length < tokens.length && (
        <Button onClick={() => showAll(true)}>{holdings.all(tokens.length)}</Button>
      )}
      {tokensStatus === 'failed' && (
        <p className="hint" role="status">
          {holdings.old}{' '}
          <Button kind="text" onClick={refresh}>
            {words.tryAgain}
          </Button>
        </p>
      )}
      {tokensStatus === 'unsupported' && <p className="hint">{holdings.unlisted}</p>}
      {hiddenTokens > 0 && <p className="hint">{holdings.hidden(hiddenTokens)}</p>}
    </>
  )
}
