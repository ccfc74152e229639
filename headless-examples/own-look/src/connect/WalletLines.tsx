import type { GridWallet } from '@latchkit/core/flows/all-wallets'
import { useWords } from '@latchkit/react-ui/locales'
import { useEffect, useRef } from 'react'
import { Mark } from '../parts/Mark.tsx'
import { Name } from '../parts/Name.tsx'
import { Row, Rows } from '../parts/Row.tsx'
import { Tag } from '../parts/Tag.tsx'

type WalletLinesProps = {
  wallets: readonly GridWallet[]
  pick(walletId: string): void
  /** Brings the next ones; null: there are none, or they are on their way. */
  more: (() => void) | null
}

/** Wallets, a line each; the next ones come as the end comes near. The browser leaves out what is far from being seen. */
export function WalletLines({ wallets, pick, more }: WalletLinesProps) {
  const words = useWords()
  const end = useRef<HTMLDivElement>(null)
  const ask = useRef(more)
  useEffect(() => {
    ask.current = more
  })
  const follows = more !== null
  useEffect(() => {
    if (end.current === null || !follows) return
    const observer = new IntersectionObserver(
      ([seen]) => seen?.isIntersecting === true && ask.current?.(),
      {
        root: end.current.closest('.sheet-body'),
        rootMargin: '400px',
      },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [follows])
  return (
    <div className="wallet-lines">
      <Rows label={words.connect.list}>
        {wallets.map(({ id, name, icon, installed, reachable }) => (
          <Row
            key={id}
            lead={<Mark name={name} image={icon} />}
            label={<Name>{name}</Name>}
            end={
              installed ? (
                <Tag on>{words.connect.installed}</Tag>
              ) : reachable ? null : (
                <Tag>{words.allWallets.unreachable}</Tag>
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
