import type { GridWallet } from '@latchkit/core/flows'
import { useTexts } from '@latchkit/react-ui/locales'
import { useEffect, useRef } from 'react'
import { Mark } from '../components/Mark.tsx'
import { Name } from '../components/Name.tsx'
import { Row, Rows } from '../components/Row.tsx'
import { Tag } from '../components/Tag.tsx'

type WalletLinesProps = {
  wallets: readonly GridWallet[]
  pick(walletId: string): void
  /** Loads the next page. Null at the end of the list or while it loads. */
  more: (() => void) | null
}

/**
 * List of wallets that loads the next page near its end. The browser skips the rendering of rows
 * far from the viewport.
 */
export function WalletLines({ wallets, pick, more }: WalletLinesProps) {
  const texts = useTexts()
  const end = useRef<HTMLDivElement>(null)
  const loadMoreRef = useRef(more)
  useEffect(() => {
    loadMoreRef.current = more
  })
  const hasMore = more !== null
  useEffect(() => {
    if (end.current === null || !hasMore) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting === true && loadMoreRef.current?.(),
      {
        root: end.current.closest('.sheet-body'),
        rootMargin: '400px',
      },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasMore])
  return (
    <div className="wallet-lines">
      <Rows label={texts.connect.list}>
        {wallets.map(({ id, name, icon, installed, reachable }) => (
          <Row
            key={id}
            lead={<Mark name={name} image={icon} />}
            label={<Name>{name}</Name>}
            end={
              installed ? (
                <Tag on>{texts.connect.installed}</Tag>
              ) : reachable ? null : (
                <Tag>{texts.allWallets.noLink}</Tag>
              )
            }
            state={reachable ? 'idle' : 'disabled'}
            onClick={() => pick(id)}
          />
        ))}
      </Rows>
      <div ref={end} />
    </div>
  )
}
