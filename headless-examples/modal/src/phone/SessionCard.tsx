import {
  grantedChains,
  type KnownRemoteChain,
  type RemoteSession,
  type RemoteWallet,
  withoutChain,
} from '@latchkit/sandbox/remote-wallet'
import { useState } from 'react'
import { PeerHead } from './PeerHead.tsx'
import { useCommand } from './useCommand.ts'

type SessionCardProps = {
  wallet: RemoteWallet
  session: RemoteSession
  chains: readonly KnownRemoteChain[]
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Card of a session with its grants and commands. */
export function SessionCard({
  wallet,
  session: { topic, peer, namespaces, expiresAt },
  chains,
}: SessionCardProps) {
  const { busy, problem, run } = useCommand()
  const [hasResponded, setHasResponded] = useState(false)
  const granted = grantedChains(namespaces)
  const nameOf = (caip2: string) => chains.find((chain) => chain.caip2 === caip2)?.name ?? caip2
  const ping = async () => {
    setHasResponded(false)
    await wallet.ping(topic)
    setHasResponded(true)
  }
  return (
    <article className="wallet" aria-label={peer.name}>
      <PeerHead peer={peer} />
      <ul className="phone-chips">
        {granted.map((caip2) => (
          <li key={caip2}>
            {nameOf(caip2)}
            {granted.length > 1 && (
              <button
                type="button"
                aria-label={`Remove ${nameOf(caip2)}`}
                disabled={busy}
                onClick={() => run(() => wallet.update(topic, withoutChain(namespaces, caip2)))}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      <output className="hint">
        {hasResponded && !busy ? 'The page answered.' : `Expires ${dateFormat.format(expiresAt)}`}
      </output>
      <div className="strings">
        <button type="button" className="small" disabled={busy} onClick={() => run(ping)}>
          Ping
        </button>
        <button
          type="button"
          className="small"
          disabled={busy}
          onClick={() => run(() => wallet.extend(topic))}
        >
          Extend
        </button>
        <button
          type="button"
          className="small"
          disabled={busy}
          onClick={() => run(() => wallet.end(topic))}
        >
          Disconnect
        </button>
      </div>
      {problem !== null && <p className="phone-problem">{problem}</p>}
    </article>
  )
}
