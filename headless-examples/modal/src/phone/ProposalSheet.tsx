import { shortAddress } from '@latchkit/core/utils'
import type {
  RemoteProposal,
  RemoteWallet,
  RemoteWalletState,
} from '@latchkit/sandbox/remote-wallet'
import { useState } from 'react'
import { PeerHead } from './PeerHead.tsx'
import { Sheet } from './Sheet.tsx'
import { useCommand } from './useCommand.ts'

type ProposalSheetProps = {
  wallet: RemoteWallet
  proposal: RemoteProposal
  state: RemoteWalletState
}

const toggle = <Value,>(list: readonly Value[], value: Value): readonly Value[] =>
  list.includes(value) ? list.filter((entry) => entry !== value) : [...list, value]

/** Sheet of a session proposal: the page, and the accounts and networks to grant. */
export function ProposalSheet({ wallet, proposal, state }: ProposalSheetProps) {
  const knownChains = proposal.chains.filter((chain) => chain.known)
  const [chains, setChains] = useState<readonly string[]>(knownChains.map(({ caip2 }) => caip2))
  const [accounts, setAccounts] = useState<readonly number[]>([state.account])
  const { busy, problem, run } = useCommand()
  const isNothingSelected = chains.length === 0 || accounts.length === 0
  const [firstChain] = knownChains
  const messages = proposal.messages.filter(
    ({ position, chain }) => accounts.includes(position) && chains.includes(chain),
  )
  const [message] = messages
  return (
    <Sheet
      title="Connect to this page"
      buttons={
        <>
          <button
            type="button"
            className="plain"
            disabled={busy}
            onClick={() => run(() => wallet.reject(proposal.id))}
          >
            Reject
          </button>
          <button
            type="button"
            className="plain primary"
            disabled={busy || isNothingSelected}
            onClick={() =>
              run(() => wallet.approve(proposal.id, { chains, accounts, signers: accounts }))
            }
          >
            {message === undefined ? 'Connect' : 'Connect and sign in'}
          </button>
        </>
      }
    >
      <PeerHead peer={proposal.peer} />
      <fieldset className="phone-list">
        <legend>Accounts to share</legend>
        {state.accounts.map(({ position, addresses }) => (
          <label key={position} className="phone-choice">
            <input
              type="checkbox"
              checked={accounts.includes(position)}
              onChange={() => setAccounts(toggle(accounts, position))}
            />
            <span>Account {position + 1}</span>
            <code>{shortAddress(addresses[firstChain?.caip2 ?? state.chain] ?? '')}</code>
          </label>
        ))}
      </fieldset>
      <fieldset className="phone-list">
        <legend>Requested networks</legend>
        {proposal.chains.map(({ caip2, name, known }) => (
          <label key={caip2} className="phone-choice">
            <input
              type="checkbox"
              checked={chains.includes(caip2)}
              disabled={!known}
              onChange={() => setChains(toggle(chains, caip2))}
            />
            <span>{name}</span>
            {!known && <code>not supported</code>}
          </label>
        ))}
      </fieldset>
      {message !== undefined && (
        <section aria-label="What will be signed">
          <pre className="phone-payload">{message.text}</pre>
          {messages.length > 1 && (
            <p className="hint">{messages.length} messages, one per account and network</p>
          )}
        </section>
      )}
      {problem !== null && <p className="phone-problem">{problem}</p>}
    </Sheet>
  )
}
