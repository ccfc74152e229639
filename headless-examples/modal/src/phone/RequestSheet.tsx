import type { KnownRemoteChain, RemoteRequest, RemoteWallet } from '@latchkit/sandbox/remote-wallet'
import { PeerHead } from './PeerHead.tsx'
import { Sheet } from './Sheet.tsx'
import { useCommand } from './useCommand.ts'

type RequestSheetProps = {
  wallet: RemoteWallet
  request: RemoteRequest
  chains: readonly KnownRemoteChain[]
}

/** Sheet of a request from a connected page, with its full content. */
export function RequestSheet({ wallet, request, chains }: RequestSheetProps) {
  const { busy, problem, run } = useCommand()
  const { title, text, facts, payload, approve } = request.content
  const network = chains.find(({ caip2 }) => caip2 === request.chain)?.name ?? request.chain
  const rows = facts.some(({ label }) => label === 'Network')
    ? facts
    : [...facts, { label: 'Network', value: network }]
  return (
    <Sheet
      title={title}
      buttons={
        <>
          <button
            type="button"
            className="plain"
            disabled={busy}
            onClick={() => run(() => wallet.answer(request.id, 'reject'))}
          >
            Reject
          </button>
          <button
            type="button"
            className="plain primary"
            disabled={busy}
            onClick={() => run(() => wallet.answer(request.id, 'approve'))}
          >
            {approve}
          </button>
        </>
      }
    >
      <PeerHead peer={request.peer} />
      <p className="hint">{text}</p>
      {payload !== null && (
        <section aria-label="What will be signed">
          <pre className="phone-payload">{payload}</pre>
        </section>
      )}
      <dl className="facts">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isGrouped(value) ? 'hex' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      {problem !== null && <p className="phone-problem">{problem}</p>}
    </Sheet>
  )
}

/** Whether the value is an address in groups of four characters. */
const isGrouped = (value: string) => /^(?:0x )?(?:\w{4} ){5}/.test(value)
