import { shortAddress } from '@latchkit/core/utils'
import type { RemoteWallet, RemoteWalletState } from '@latchkit/sandbox/remote-wallet'
import { useCommand } from './useCommand.ts'

/** Selects the active account and network of the phone. Connected pages receive each change. */
export function AccountCard({ wallet, state }: { wallet: RemoteWallet; state: RemoteWalletState }) {
  const { busy, problem, run } = useCommand()
  const { accounts, chains, account, chain } = state
  const address = accounts[account]?.addresses[chain] ?? ''
  return (
    <section className="phone-account" aria-label="Active account">
      <p className="phone-address" title={address}>
        {shortAddress(address)}
      </p>
      <div className="phone-pickers">
        <label>
          <span>Account</span>
          <select
            value={account}
            disabled={busy}
            onChange={({ target }) => run(() => wallet.changeAccount(Number(target.value)))}
          >
            {accounts.map(({ position }) => (
              <option key={position} value={position}>
                Account {position + 1}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>Network</span>
          <select
            value={chain}
            disabled={busy}
            onChange={({ target }) => run(() => wallet.changeChain(target.value))}
          >
            {chains.map(({ caip2, name }) => (
              <option key={caip2} value={caip2}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {problem !== null && <p className="phone-problem">{problem}</p>}
    </section>
  )
}
